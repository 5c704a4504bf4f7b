import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packages, packed, readJson, repository } from './folders';
import { run } from './run';

test.describe.configure({ timeout: 120_000 });

for (const name of packages) {
  const folder = path.join(repository, 'packages', name);
  const { version } = readJson<{ version: string }>(path.join(folder, 'package.json'));
  const tarball = path.join(packed, `meridian-${name}-${version}.tgz`);

  test(`publint finds nothing wrong with @meridian/${name}`, async () => {
    const bytes = readFileSync(tarball);
    const { messages, pkg } = await publint({
      pack: { tarball: new Uint8Array(bytes).buffer },
      strict: true,
    });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test(`the types of @meridian/${name} resolve as its code does`, () => {
    const attw = path.join(repository, 'node_modules/@arethetypeswrong/cli/dist/index.js');
    const options = [
      '--profile',
      'esm-only',
      '--no-definitely-typed',
      '--format',
      'table-flipped',
      '--no-color',
    ];
    const styles = ['styles.css', 'app.css', 'tokens.css'];
    // for the tests of this repository: exported under @meridian/source only
    const ownTests = ['testing'];
    const { isOk, log } = run('node', {
      folder: repository,
      arguments: [attw, tarball, ...options, '--exclude-entrypoints', ...styles, ...ownTests],
    });
    expect(isOk, log).toBe(true);
  });
}
