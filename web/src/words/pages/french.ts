/** The sentences in French of all pages but the table, and of the boxes of the games. */
const texts = import.meta.glob<string>(['./*.fr.ftl', '../../games/*/box.fr.ftl'], { eager: true, import: 'default' })
export default Object.values(texts)
