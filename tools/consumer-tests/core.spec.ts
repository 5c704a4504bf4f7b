import { expect, test } from '@playwright/test';
import { cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { appFolder } from './folders';
import { run } from './run';

const entries = {
  "'@meridian/report-table/core'": 'estimateColumnWidth, summarize',
  "'@meridian/report-table/format'": 'formatValue',
};
const use = `
  const around = ['window', 'document', 'React'].filter((name) => name in globalThis);
  const rest = [typeof estimateColumnWidth, typeof summarize];
  console.log(JSON.stringify({ around, value: formatValue('1234567.885', '￥'), rest }));
`;

const load = (statement: (names: string, entry: string) => string) =>
  Object.entries(entries).map(([entry, names]) => statement(names, entry));
const imports = load((names, entry) => `import { ${names} } from ${entry};`);
const requires = load((names, entry) => `const { ${names} } = require(${entry});`);

const programs = {
  'an ES module': ['--input-type=module', '--eval', [...imports, use].join(' ')],
  CommonJS: ['--input-type=commonjs', '--eval', [...requires, use].join(' ')],
};

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'consumer-core-'));
  const ours = 'node_modules/@meridian';
  cpSync(path.join(appFolder(), ours), path.join(folder, ours), { recursive: true });
});
test.afterEach(() => rmSync(folder, { recursive: true, force: true }));

for (const [kind, program] of Object.entries(programs)) {
  test(`the core and the formats run in plain Node, where there is no React, from ${kind}`, () => {
    const react = run('node', { folder, arguments: ['--input-type=module', '--eval', "import 'react'"] });
    expect(react.log).toContain('ERR_MODULE_NOT_FOUND');
    const { isOk, output, log } = run('node', { folder, arguments: program });
    expect(isOk, log).toBe(true);
    expect(JSON.parse(output)).toEqual({
      around: [],
      value: '￥1,234,567.89',
      rest: ['function', 'function'],
    });
  });
}
