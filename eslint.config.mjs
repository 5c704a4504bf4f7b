import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { depConstraints, reportEngineImports, serverImports } from './tools/eslint/boundaries.mjs';

export default defineConfig(
  globalIgnores([
    '**/dist',
    '**/storybook-static',
    '**/.nx',
    '**/*.gen.ts',
    'tmp',
    '.data',
    'apps/server/drizzle',
  ]),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'List the names.' },
        {
          // a named import of zod does not tree-shake: 91 KB instead of 24 KB
          selector:
            "ImportDeclaration[source.value='zod'] > :matches(ImportSpecifier, ImportDefaultSpecifier)",
          message: "import * as z from 'zod'",
        },
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'HTML reaches the page through one sanitising component only.',
        },
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['apps/console/public/**/*.js'], languageOptions: { globals: globals.browser } },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    rules: {
      // a scrollable region must be reachable by keyboard (axe: scrollable-region-focusable)
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region'] }],
    },
  },
  // TanStack Router: `throw redirect()` / `throw notFound()` are not Errors
  {
    files: ['apps/console/src/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/only-throw-error': 'off' },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['{apps,packages}/**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { allow: ['^.*/tools/.*$'], enforceBuildableLibDependency: true, depConstraints },
      ],
    },
  },
  { files: ['apps/server/src/**/*.ts'], rules: { 'no-restricted-imports': ['error', serverImports] } },
  {
    files: ['apps/server/src/report-engine/**/*.ts'],
    rules: { 'no-restricted-imports': ['error', reportEngineImports] },
  },
  {
    files: ['apps/console/src/**/*.{ts,tsx}', 'packages/api-client/src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'zod',
              message: "import * as z from 'zod/mini': one import of zod adds 25 KB to the page.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ['packages/*/src/core/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: ['react', 'react-dom', 'react/*', '../react/*', '../../react/*'] },
      ],
    },
  },
  prettier,
);
