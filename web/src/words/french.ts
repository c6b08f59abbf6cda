/** The sentences in French that the first screen of every page may say, a table's too; those of a game come with its board. */
const own = import.meta.glob<string>('./*.fr.ftl', { eager: true, import: 'default' })
const engine = import.meta.glob<string>('../../../src/tablee/engine/words.fr.ftl', { eager: true, import: 'default' })
export default [...Object.values(engine), ...Object.values(own)]
