/** The sentences in English that the first screen of every page may say, a table's too; those of a game come with its board. */
const own = import.meta.glob<string>('./*.en.ftl', { eager: true, import: 'default' })
const engine = import.meta.glob<string>('../../../src/tablee/engine/words.en.ftl', { eager: true, import: 'default' })
export default [...Object.values(engine), ...Object.values(own)]
