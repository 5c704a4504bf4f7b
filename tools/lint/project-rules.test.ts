import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const server = 'apps/server/src/modules/drafts/drafts.ts';
const uploads = 'apps/server/src/modules/draft-upload/uploads.ts';
const repository = 'apps/server/src/modules/drafts/drafts.repository.ts';
const platform = 'apps/server/src/platform/jobs/jobs.ts';
const kit = 'apps/server/src/kits/identity/caller.ts';
const engine = 'apps/server/src/report-engine/total.ts';
const feature = 'apps/console/src/features/drafts/list/row.ts';
const contract = 'packages/api-client/src/contract/page.ts';
const core = 'packages/ui/src/core/deep/sum.ts';
const story = 'packages/ui/src/card.stories.tsx';

const meta = "const meta = { title: 'Card' };\nexport default meta;\n";
const importOf = (specifier: string) => `import { a } from '${specifier}';\nexport const b = a;\n`;

type Case = [rule: string, file: string, code: string];

const reported: Case[] = [
  ['meridian(no-export-all)', 'tools/a.ts', "export * from './b';"],
  ['meridian(no-export-all)', 'e2e/a.ts', "export * as b from './b';"],
  ['meridian(zod-as-namespace)', 'apps/server/src/a.ts', "import { z } from 'zod';\nexport const a = z;"],
  ['meridian(zod-as-namespace)', 'tools/a.ts', "import z from 'zod';\nexport const a = z;"],
  [
    'meridian(zod-as-namespace)',
    'tools/a.ts',
    "import type { ZodType } from 'zod';\nexport type A = ZodType;",
  ],
  [
    'meridian(no-inner-html)',
    'packages/ui/src/a.tsx',
    'export const a = <Box dangerouslySetInnerHTML={{ __html: b }} />;',
  ],
  ['meridian(no-joined-list)', feature, "export const a = names.join(', ');"],
  ['meridian(no-joined-list)', server, "export const a = names.join('、');"],
  ['meridian(no-spread-literal)', 'tools/a.ts', 'export const a = { b, ...{ c: 1, d } };'],
  ['meridian(no-spread-literal)', 'packages/ui/src/a.tsx', 'export const a = <Box {...{ b, c }} />;'],
  [
    'meridian(composed-keys)',
    'packages/ui/src/a.tsx',
    'export const a = <input aria-label="B" onKeyDown={handle} />;',
  ],
  ['meridian(composed-keys)', 'apps/console/src/a.tsx', 'export const a = <TextField onKeyDown={handle} />;'],
  ['meridian(composed-keys)', 'packages/ui/src/a.ts', 'export const a = event.nativeEvent.isComposing;'],
  ...['../other/page', '../../other', '../../../features/other/page'].map((specifier): Case => [
    'meridian(no-cross-feature-imports)',
    specifier.startsWith('../other') ? 'apps/console/src/features/drafts/row.ts' : feature,
    importOf(specifier),
  ]),
  ['meridian(no-cross-feature-imports)', feature, "export { a } from '../../other/page';"],
  ['meridian(no-cross-feature-imports)', feature, "export const a = () => import('../../drafts-list/page');"],
  ...[
    ['packages/i18n/src/a.ts', '@meridian/ui'],
    ['packages/ui/src/a.ts', '@meridian/api-client/contract'],
    ['packages/ui/src/a.ts', '@meridian/ui'],
    ['packages/ui/src/a.ts', '../../i18n/src/index'],
    ['packages/report-table/src/a.ts', '@meridian/draft-editor'],
    ['packages/of-no-options/src/a.ts', '@meridian/i18n'],
    ['apps/console/src/a.ts', '../../server/src/app'],
    ['apps/console/src/a.ts', '../../../packages/ui/src'],
  ].map(([file = '', specifier = '']): Case => ['meridian(package-boundaries)', file, importOf(specifier)]),
  ['meridian(package-boundaries)', core, "export { a } from '@meridian/api-client';"],
  ['meridian(package-boundaries)', core, "export const a = () => import('../../../../i18n/src/index');"],
  ...[
    [server, '@meridian/ui'],
    [server, '@meridian/api-client'],
    [server, '@meridian/report-table/core/sum'],
    [engine, '@meridian/ui'],
  ].map(([file = '', specifier = '']): Case => ['meridian(restricted-imports)', file, importOf(specifier)]),
  ['meridian(restricted-imports)', server, "export { a } from '@meridian/ui';"],
  ['meridian(restricted-imports)', server, "import type { A } from '@meridian/ui';\nexport type B = A;"],
  ...[
    [server, '../reports'],
    [server, '../accounts'],
    [uploads, '../drafts/drafts.repository'],
    [uploads, '../../modules/drafts/testing/rows'],
    [server, '../../report-engine/total'],
    [server, '../../app'],
    [server, '../../demo'],
    ['apps/server/src/modules/of-no-options/a.ts', '../drafts'],
    [engine, '../modules/reports/report.service'],
    [engine, '../modules/drafts'],
    [engine, '../demo'],
    [kit, '../../modules/drafts'],
    [kit, '../../report-engine'],
    [kit, '../../server'],
    [platform, '../../kits/identity/callers'],
    [platform, '../../modules/drafts'],
    [platform, '../../modules'],
    ['apps/server/src/cli/a.ts', '../modules/drafts/drafts.repository'],
    ['apps/server/src/app.ts', './report-engine/total'],
  ].map(([file = '', specifier = '']): Case => ['meridian(server-boundaries)', file, importOf(specifier)]),
  ['meridian(server-boundaries)', server, "export { a } from '../reports';"],
  ['meridian(server-boundaries)', server, "export const a = () => import('../reports');"],
  ['meridian(server-boundaries)', kit, "import type { A } from '../../modules/drafts';\nexport type B = A;"],
  ...[
    [server, 'drizzle-orm'],
    [server, 'drizzle-orm/pg-core'],
    [server, '../../platform/db/schema'],
    [server.replace('.ts', '.service.ts'), '../../platform/db/schema/drafts'],
    [kit, 'drizzle-orm'],
    [engine, '../platform/db/schema'],
  ].map(([file = '', specifier = '']): Case => ['meridian(sql-in-repositories)', file, importOf(specifier)]),
  ...[
    'export const a = (db) => db.select().from(b);',
    'export const a = (tx) => tx.execute(b);',
    'export const a = (db) => db.insert(b).values({});',
    'export const a = (db) => db.$count(b);',
    "export { a } from 'drizzle-orm';",
    "export const a = () => import('drizzle-orm');",
  ].map((code): Case => ['meridian(sql-in-repositories)', server, code]),
  [
    'meridian(sql-in-repositories)',
    server.replace('.ts', '.routes.ts'),
    'export const a = (db, run) => db.transaction(run);',
  ],
  ...[
    [feature, 'zod'],
    ['packages/api-client/src/react/use-page.ts', 'zod'],
    [contract, 'zod'],
    [contract, 'react'],
    [contract, 'react/jsx-runtime'],
    [contract, 'zustand'],
    [contract, '@tanstack/react-query'],
    [contract, '../react/use-page'],
    [core, 'react'],
    [core, 'react-dom'],
    [core, 'react-dom/client'],
    [core, 'react/jsx-runtime'],
    [core, '../react/hook'],
    [core, '../../react/hook'],
  ].map(([file = '', specifier = '']): Case => ['eslint(no-restricted-imports)', file, importOf(specifier)]),
  [
    'eslint(no-restricted-imports)',
    'e2e/a.spec.ts',
    "import { test } from '@playwright/test';\nexport const b = test;",
  ],
  ['eslint(no-restricted-imports)', contract, "import type { A } from 'react';\nexport type B = A;"],
  [
    'storybook(await-interactions)',
    story,
    `import { userEvent } from '@storybook/test';\n${meta}export const A = { play: async ({ canvas }) => { userEvent.click(canvas.b); } };`,
  ],
  [
    'storybook(context-in-play-function)',
    story,
    `${meta}export const A = { play: async () => { await B.play(); } };\nexport const B = {};`,
  ],
  ['storybook(default-exports)', story, 'export const A = {};'],
  [
    'storybook(hierarchy-separator)',
    story,
    "export default { title: 'A|B', component: C };\nexport const A = {};",
  ],
  ['storybook(no-redundant-story-name)', story, `${meta}export const A = { name: 'A' };`],
  [
    'storybook(no-renderer-packages)',
    story,
    `import type { Meta } from '@storybook/react';\n${meta}export const A: Meta = {};`,
  ],
  ['storybook(prefer-pascal-case)', story, `${meta}export const aStory = {};`],
  ['storybook(story-exports)', story, meta],
  [
    'storybook(use-storybook-expect)',
    story,
    `${meta}export const A = { play: async () => { await expect(1).toBe(1); } };`,
  ],
  [
    'storybook(use-storybook-testing-library)',
    story,
    `import { screen } from '@testing-library/react';\n${meta}export const A = { args: { screen } };`,
  ],
  [
    'storybook(no-uninstalled-addons)',
    '.storybook/main.ts',
    "export default { addons: ['@storybook/addon-not-installed'] };",
  ],
];

const accepted: [file: string, code: string][] = [
  ['packages/report-table/src/a.ts', importOf('@meridian/ui')],
  ['packages/report-table/src/a.ts', importOf('../../../tools/html-attacks')],
  ['apps/console/src/packages/a.ts', importOf('../lib/a')],
  ['packages/ui/src/a.tsx', 'export const a = <input aria-label="B" onKeyDown={unlessComposing(handle)} />;'],
  [
    'packages/ui/src/a.tsx',
    "import { TagItem } from './b';\nexport const a = <TagItem onKeyDown={handle} />;",
  ],
  [server, "export const a = names.join(',');"],
  [server.replace('.ts', '.test.ts'), "export const a = names.join(', ');"],
  ['e2e/b.spec.ts', "import { expect } from '@playwright/test';\nexport const b = expect;"],
  ['apps/server/src/b.ts', "import * as z from 'zod';\nexport const a = z;"],
  [server, importOf('@meridian/api-client/contract')],
  [server, importOf('@meridian/draft-editor/core')],
  [server, importOf('@meridian/i18n/texts')],
  [uploads, importOf('../drafts')],
  [uploads, importOf('./plan/plan')],
  [uploads.replace('.ts', '.test.ts'), importOf('../reports/testing/rows')],
  [server, importOf('../../report-engine')],
  [server, importOf('../../kits/identity/caller')],
  [engine, importOf('../platform/clock')],
  [repository, importOf('drizzle-orm')],
  [repository, importOf('../../platform/db/schema')],
  [repository.replace('.repository', '-sql'), 'export const a = (db) => db.execute(b);'],
  [server.replace('.ts', '.db.test.ts'), importOf('drizzle-orm')],
  ['apps/server/src/modules/drafts/testing/a.ts', importOf('../../../platform/db/schema')],
  [server, "import type { drafts } from '../../platform/db/schema';\nexport type A = typeof drafts;"],
  [server, "import { type drafts } from '../../platform/db/schema';\nexport type A = typeof drafts;"],
  [server, 'export const a = (db, run) => db.transaction(run);'],
  [platform, importOf('drizzle-orm')],
  ['apps/server/src/cli/a.ts', importOf('drizzle-orm')],
  [kit, importOf('../provider')],
  [kit, importOf('../../platform/db')],
  ['apps/server/src/app.ts', importOf('./modules/drafts')],
  [feature, importOf('../page')],
  [feature, importOf('../../drafts/page')],
  [feature, importOf('../../../lib/session')],
  [feature, importOf('zod/mini')],
  ['packages/api-client/src/react/use-page.ts', importOf('react')],
  ['packages/api-client/src/contract/page.test.ts', importOf('react')],
  [contract, importOf('../reactive')],
  [core, importOf('../day')],
];

const config = JSON.parse(readFileSync('.oxlintrc.json', 'utf8')) as {
  options: { typeAware: boolean };
  jsPlugins: unknown[];
  overrides: { rules: { 'meridian/server-boundaries'?: [level: string, Record<string, string[]>] } }[];
};

let folder: string;
let diagnostics: { code: string; filename: string }[];

/** Each piece of code has its own file, in the folder that decides which rules apply. */
const fileOf = (kind: string, index: number, file: string) =>
  file === '.storybook/main.ts'
    ? file
    : path.join(path.dirname(file), `${kind}-${index}-${path.basename(file)}`);
const rulesIn = (file: string) =>
  diagnostics.filter(({ filename }) => path.relative(folder, path.resolve(folder, filename)) === file);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  const write = (file: string, code: string) => {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  };
  reported.forEach(([, file, code], index) => write(fileOf('reported', index, file), code));
  accepted.forEach(([file, code], index) => write(fileOf('accepted', index, file), code));
  write('package.json', '{}');
  const storybook = createRequire(path.resolve('package.json')).resolve('eslint-plugin-storybook');
  const adapted = {
    ...config,
    options: { ...config.options, typeAware: false },
    jsPlugins: [path.resolve('tools/lint/plugin.mjs'), { name: 'storybook', specifier: storybook }],
  };
  write('.oxlintrc.json', JSON.stringify(adapted));
  const { stdout } = spawnSync(
    process.execPath,
    [path.resolve('node_modules/oxlint/bin/oxlint'), '--format=json'],
    { cwd: folder, encoding: 'utf8' },
  );
  ({ diagnostics } = JSON.parse(stdout) as { diagnostics: typeof diagnostics });
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each(reported.map((row, index) => [...row, index] as const))(
  '%s reports %s: %s',
  (rule, file, _, index) => {
    expect(rulesIn(fileOf('reported', index, file)).map(({ code }) => code)).toContain(rule);
  },
);

it.each(accepted.map((row, index) => [...row, index] as const))('accepts %s: %s', (file, _, index) => {
  expect(rulesIn(fileOf('accepted', index, file))).toEqual([]);
});

describe('modules of the server', () => {
  const isBoundaries = ({ rules }: (typeof config.overrides)[number]) =>
    'meridian/server-boundaries' in rules;
  const [, table] = config.overrides.find(isBoundaries)?.rules['meridian/server-boundaries'] ?? ['', {}];

  it('match the table', () => {
    const entries = readdirSync('apps/server/src/modules', { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(Object.keys(table).sort()).toEqual(folders.sort());
  });

  it('form no cycle', () => {
    const above = (module: string, path: readonly string[]): void => {
      expect(path, 'modules that import each other').not.toContain(module);
      for (const other of table[module] ?? []) above(other, [...path, module]);
    };
    for (const module of Object.keys(table)) above(module, []);
  });
});
