import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

interface OxlintConfig {
  rules: Record<string, unknown>;
  overrides: { files: string[]; rules: Record<string, unknown> }[];
}

const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as OxlintConfig;

/** Rules of oxlint's category `correctness`, all of which are on. */
const inCorrectness = [
  'await-thenable',
  'no-array-delete',
  'no-base-to-string',
  'no-duplicate-enum-values',
  'no-duplicate-type-constituents',
  'no-extra-non-null-assertion',
  'no-floating-promises',
  'no-for-in-array',
  'no-implied-eval',
  'no-meaningless-void-operator',
  'no-misused-new',
  'no-non-null-asserted-optional-chain',
  'no-redundant-type-constituents',
  'no-this-alias',
  'no-unsafe-declaration-merging',
  'no-unsafe-unary-minus',
  'no-unused-expressions',
  'no-unused-vars',
  'no-useless-default-assignment',
  'no-wrapper-object-types',
  'prefer-as-const',
  'prefer-namespace-keyword',
  'triple-slash-reference',
  'unbound-method',
];
const notInOxlint = ['no-unsafe-class-instance-assignment', 'no-unsafe-enum-assignment'];

it('turns on every rule of strictTypeChecked', () => {
  const preset = tseslint.configs.strictTypeChecked
    .flatMap(({ rules }) => Object.entries(rules ?? {}))
    .filter(([name, level]) => name.startsWith('@typescript-eslint/') && level !== 'off')
    .map(([name]) => name.replace('@typescript-eslint/', ''));
  const overrides = config.overrides.filter(({ files }) => files.includes('**/*.{ts,tsx}'));
  const own = [config.rules, ...overrides.map(({ rules }) => rules)]
    .flatMap((rules) => Object.keys(rules))
    .map((name) => name.replace('typescript/', ''));
  const known = new Set([...own, ...inCorrectness, ...notInOxlint]);
  expect(preset.length).toBeGreaterThan(60);
  expect([...new Set(preset)].filter((name) => !known.has(name))).toEqual([]);
});
