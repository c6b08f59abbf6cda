import type { BoxFacts } from '../../pages/home/shelf'

const box: BoxFacts = {
  order: 2,
  title: 'Coupage',
  seats: [2, 4],
  minutes: 30,
  spine: ['#7c1f3d', '#f3e6cc', '#232b45'],
  ground: '#f3e6cc',
}

export default box
