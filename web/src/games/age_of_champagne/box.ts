import type { BoxFacts } from '../../pages/home/shelf'

const box: BoxFacts = {
  order: 5,
  title: 'Age of Champagne',
  seats: [1, 4],
  minutes: 30,
  each: true,
  spine: ['#efd9a6', '#23402f', '#d99b32'],
  ground: '#f6ecd4',
}

export default box
