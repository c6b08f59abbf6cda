import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

/** Rules that find defects; how the code is laid out is Prettier's business, and types are svelte-check's. */
export default ts.config(
  { ignores: ['node_modules/', 'src/wire.ts', 'src/games/*/wire.ts'] }, // generated
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier, // no rules about layout
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-undef': 'off', // svelte-check does this with types
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'svelte/no-useless-mustaches': 'off', // {' '} is a space that the compiler would trim
      'svelte/no-unused-svelte-ignore': 'off', // it reads the reason after the name of the warning as more names
      'svelte/prefer-svelte-reactivity': 'off', // a plain Map or URL that nothing has to observe is common here
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
)
