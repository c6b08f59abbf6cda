/** The sentences in English that are only said when something has happened: in dialogs, on the score sheet, by the server. */
const own = import.meta.glob<string>('../*.en.ftl', { eager: true, import: 'default', query: '?later' })
const server = import.meta.glob<string>(
  [
    '../../../../src/tablee/engine/words.en.ftl',
    '../../../../src/tablee/server/words.en.ftl',
    '../../../../src/tablee/server/{tables,web,calling}/words.en.ftl',
  ],
  { eager: true, import: 'default', query: '?later' },
)
export default [...Object.values(server), ...Object.values(own)]
