import type { BoxFacts } from '../../pages/home/shelf'

const box: BoxFacts = {
  order: 3,
  title: 'Capa d’Oro',
  seats: [2, 4],
  minutes: 50,
  spine: ['#2f4a36', '#f0e2c0', '#d3a94f'],
  ground: '#f0e2c0',
}

export default box
