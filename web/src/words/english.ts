/** The sentences in English that a table needs, and every page; those of a game come with its board. */
const own = import.meta.glob<string>('./*.en.ftl', { eager: true, import: 'default' })
const server = import.meta.glob<string>(
  [
    '../../../src/tablee/engine/words.en.ftl',
    '../../../src/tablee/server/words.en.ftl',
    '../../../src/tablee/server/{tables,web,calling}/words.en.ftl',
  ],
  { eager: true, import: 'default' },
)
export default [...Object.values(server), ...Object.values(own)]
