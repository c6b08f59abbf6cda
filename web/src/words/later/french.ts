/** The sentences in French that are only said when something has happened: in dialogs, on the score sheet, by the server. */
const own = import.meta.glob<string>('../*.fr.ftl', { eager: true, import: 'default', query: '?later' })
const server = import.meta.glob<string>(
  [
    '../../../../src/tablee/engine/words.fr.ftl',
    '../../../../src/tablee/server/words.fr.ftl',
    '../../../../src/tablee/server/{tables,web,calling}/words.fr.ftl',
  ],
  { eager: true, import: 'default', query: '?later' },
)
export default [...Object.values(server), ...Object.values(own)]
