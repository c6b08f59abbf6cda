/** The sentences in English of all pages but the table, and of the boxes of the games. */
const texts = import.meta.glob<string>(['./*.en.ftl', '../../games/*/box.en.ftl'], { eager: true, import: 'default' })
export default Object.values(texts)
