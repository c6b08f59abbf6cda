import type { BoxFacts } from '../../pages/home/shelf'

const box: BoxFacts = {
  order: 4,
  title: 'Coupe nation',
  seats: [2, 4],
  minutes: 15,
  spine: ['#101930', '#e6cf99', '#d9b870'],
  ground: '#101930',
}

export default box
