/** The sentences in French that a table needs, and every page; those of a game come with its board. */
const own = import.meta.glob<string>('./*.fr.ftl', { eager: true, import: 'default' })
const server = import.meta.glob<string>(
  [
    '../../../src/tablee/engine/words.fr.ftl',
    '../../../src/tablee/server/words.fr.ftl',
    '../../../src/tablee/server/{tables,web,calling}/words.fr.ftl',
  ],
  { eager: true, import: 'default' },
)
export default [...Object.values(server), ...Object.values(own)]
