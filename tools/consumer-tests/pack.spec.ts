import { expect, test } from '@playwright/test';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packages, packed, repository } from './folders';
import { run } from './run';

test('the packages pack', () => {
  rmSync(packed, { recursive: true, force: true });
  mkdirSync(packed, { recursive: true });
  for (const name of packages) {
    const folder = path.join(repository, 'packages', name);
    expect(
      existsSync(path.join(folder, 'dist/index.js')),
      `packages/${name} is not built: npm run build`,
    ).toBe(true);
  }
  const { isOk, log } = run('npm', {
    folder: repository,
    arguments: [
      'pack',
      // the build target has built them: `prepack` would repeat it
      '--ignore-scripts',
      ...['--pack-destination', packed],
      ...packages.flatMap((name) => ['--workspace', `packages/${name}`]),
    ],
  });
  expect(isOk, log).toBe(true);
});
