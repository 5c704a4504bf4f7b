// The rules that oxlint does not have: borders between projects and folders, syntax that the project forbids, Storybook.
// Everything else stands in .oxlintrc.json (ADR 14).
import nx from '@nx/eslint-plugin';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import storybook from 'eslint-plugin-storybook';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import {
  depConstraints,
  noCrossFeatureImports,
  reportEngineImports,
  serverImports,
} from './tools/eslint/boundaries.mjs';

const noFullZod = {
  name: 'zod',
  message: "import * as z from 'zod/mini': one import of zod adds 25 KB to the page.",
};

export default defineConfig(
  globalIgnores([
    '**/dist',
    '**/.types',
    '**/storybook-static',
    '**/.nx',
    'tmp',
    '.data',
    'apps/server/drizzle',
  ]),
  // the comments that switch off a rule of oxlint are read by oxlint
  { linterOptions: { reportUnusedDisableDirectives: 'off' } },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { 'import-x': importX },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
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
    files: ['apps/console/src/features/**/*.{ts,tsx}'],
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: noCrossFeatureImports(import.meta.dirname) }],
    },
  },
  {
    files: ['apps/console/src/**/*.{ts,tsx}', 'packages/api-client/src/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { paths: [noFullZod] }] },
  },
  {
    // every entry but `react` runs where there is no React
    files: ['packages/api-client/src/**/*.ts'],
    ignores: ['packages/api-client/src/react/**', '**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [noFullZod], patterns: ['react', 'zustand', '@tanstack/*', '../react/*'] },
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
);
