import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import relay from 'eslint-plugin-relay';
import tseslint from 'typescript-eslint';
import { repositoryRules } from './scripts/lint/rules.mjs';

/** .gitignore and .prettierignore are the one list of what no tool touches: generated and fetched files. */
const ignores = ['.gitignore', '.prettierignore']
  .flatMap((file) => readFileSync(new URL(file, import.meta.url), 'utf8').split('\n'))
  .map((line) => line.trim().replace(/\/$/, ''))
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => (line.includes('/') ? line : `**/${line}`));

const noDefaultExport = {
  selector: 'ExportDefaultDeclaration',
  message: 'Named exports only: a thing has one name everywhere.',
};
const noBarrel = [
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: import from the file that defines the thing.',
  },
  {
    selector: 'ExportNamedDeclaration[source.value=/^\\./]',
    message: 'No barrels: import from the file that defines the thing.',
  },
];
const noRawColour = [
  {
    selector: 'Literal[value=/#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/]',
    message: 'Colours are tokens of web/ui/theme: a raw value ignores the dark theme.',
  },
];
const noChakra = {
  group: ['@chakra-ui/*', '@emotion/*', '@ark-ui/*'],
  message: 'Chakra is used under web/ui and web/forms only: screens are built from our own primitives.',
};
const noDrizzle = {
  group: ['drizzle-orm', 'drizzle-orm/*', 'pg', '@electric-sql/*'],
  allowTypeImports: true,
  message:
    'SQL lives in *.store.ts (and in platform/db and platform/jobs): the store is the only SQL for its tables.',
};
const noEnvironment = {
  'no-restricted-properties': [
    'error',
    {
      object: 'process',
      property: 'env',
      message: 'Read the environment in config.ts, parsed and named there.',
    },
    {
      object: 'vi',
      property: 'waitFor',
      message:
        'It gives up after a second: use eventually of process/testing.ts, or waitFor of Testing Library in web.',
    },
  ],
};
const noNodeEnv = {
  name: 'node:process',
  message: 'Use the global process; its env is read in config.ts only.',
};
const restrictedImports = (...patterns) => ['error', { paths: [noNodeEnv], patterns }];

export default tseslint.config(
  { ignores },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    plugins: { repository: repositoryRules },
    rules: {
      ...noEnvironment,
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'repository/import-walls': 'error',
      'repository/disable-reason': 'error',
      'no-restricted-syntax': ['error', noDefaultExport, ...noBarrel],
      'no-restricted-imports': restrictedImports(),
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'URL', 'fetch', 'setTimeout', 'clearTimeout', 'AbortSignal', 'Buffer'].map(
          (name) => [name, 'readonly'],
        ),
      ),
    },
  },
  {
    // Runs in the page before anything is loaded.
    files: ['web/public/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        localStorage: 'readonly',
        matchMedia: 'readonly',
        navigator: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Ports and Fastify handlers are async by contract, whether or not an implementation awaits.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': 'allow-with-description' },
      ],
    },
  },
  {
    files: ['platform/domains/**/*.ts', 'platform/worlds/**/*.ts'],
    ignores: ['**/*.store.ts', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': 'off',
      '@typescript-eslint/no-restricted-imports': restrictedImports(noDrizzle),
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    ignores: ['web/vite.config.ts', 'web/relay/relayTransform.ts'],
    plugins: { relay },
    extends: [jsxA11y.flatConfigs.strict],
    rules: {
      ...relay.configs['ts-strict'].rules,
      'no-restricted-syntax': ['error', noDefaultExport, ...noBarrel, ...noRawColour],
      'no-restricted-imports': restrictedImports(noChakra),
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // These two report what the React Compiler would skip; it is not part of the build.
      'react-hooks/incompatible-library': 'off',
      'react-hooks/unsupported-syntax': 'off',
    },
  },
  {
    // What events carry goes into the store, where the components of any screen read it.
    files: ['web/domains/*/*Event.ts'],
    rules: { 'relay/unused-fields': 'off', 'relay/must-colocate-fragment-spreads': 'off' },
  },
  {
    files: ['web/ui/**/*.{ts,tsx}', 'web/forms/**/*.{ts,tsx}', 'web/testing/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': restrictedImports() },
  },
  {
    files: ['web/ui/theme/**', 'web/ui/theme.ts'],
    rules: { 'no-restricted-syntax': ['error', noDefaultExport, ...noBarrel] },
  },
  {
    files: ['**/*.{test,contract,e2e}.{ts,tsx}', '**/testing/**'],
    rules: {
      // Assertions on spies name methods without calling them.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    files: ['**/config.ts', 'scripts/config.mjs', 'scripts/container.mjs'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: [
      '*.config.{js,ts}',
      'web/vite.config.ts',
      'platform/drizzle.config.ts',
      'tests/support/globalSetup.ts',
    ],
    rules: { 'no-restricted-syntax': ['error', ...noBarrel] },
  },
  {
    files: ['scripts/**', 'tests/bench/**', 'gateway/print-schema.ts', 'platform/print-openapi.ts'],
    rules: { 'no-console': 'off' },
  },
);
