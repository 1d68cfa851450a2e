import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

/** Type-checked: what needs types to be seen (a promise nobody waits for, a switch that misses a case) is an error. */
export default defineConfig(
  globalIgnores([
    '**/.*',
    '**/node_modules/',
    '**/dist/',
    '**/data/',
    'test-results/',
    'playwright-report/',
    'coverage/',
    'frontend/public/',
    // Script of standalone pages, sent as it is.
    'backend/src/**/page/',
  ]),
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: {
        // A file is taken from the first project that reaches it, imports included: the engine goes first.
        project: [
          'detection-engine/tsconfig.spec.json',
          'backend/tsconfig.json',
          'frontend/tsconfig.json',
          'tsconfig.json',
        ],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true, allow: [{ name: ['URL', 'Date'], from: 'lib' }] },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true, requireDefaultForNonUnion: false },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'no-param-reassign': 'error',
      'prefer-const': 'error',
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      'react-hooks/exhaustive-deps': 'error',
      // TanStack's table and virtualizer are known not to be compiled; nothing here is.
      'react-hooks/incompatible-library': 'off',
    },
  },
  {
    files: [
      'detection-engine/src/**',
      'backend/src/modules/*/write/*.ts',
      'backend/src/modules/*/write/**/*.command.ts',
    ],
    ignores: ['**/*.spec.ts', '**/*.schema.ts', '**/*-commands.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'fetch', 'setTimeout', 'setInterval', 'crypto', 'console', 'window', 'document'].map(
          (name) => ({ name, message: 'Pure code does no I/O and reads no clock: hand it in.' }),
        ),
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Pure code reads no clock: hand the time in.' },
        { object: 'Math', property: 'random', message: 'Pure code draws no random number: hand it in.' },
        { object: 'performance', property: 'now', message: 'Pure code reads no clock: hand the time in.' },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Pure code reads no clock: hand the time in.',
        },
      ],
    },
  },
  {
    files: ['**/*.spec.{ts,tsx}', '**/testing/**', 'scripts/**', '*.mjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['detection-engine/**/*.mjs'], extends: [typescript.configs.disableTypeChecked] },
);
