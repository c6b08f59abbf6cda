import type { BoxFacts } from '../../pages/home/shelf'

const box: BoxFacts = {
  order: 1,
  title: 'Coup',
  seats: [2, 6],
  minutes: 35,
  spine: ['#1f1c18', '#f8f0df', '#f8c93a'],
  ground: '#1f1c18',
}

export default box
