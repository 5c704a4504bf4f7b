import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packages, packed, readJson, repository } from './folders';

test.describe.configure({ timeout: 120_000 });

/** Entries that are not code, and the entry for the tests of this repository, exported only under @meridian/source. */
const notCode = ['styles.css', 'app.css', 'tokens.css', 'testing'];

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

  test(`the types of @meridian/${name} resolve as its code does`, async () => {
    const bytes = readFileSync(tarball);
    const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)), {
      excludeEntrypoints: notCode,
    });
    expect(analysis.types).toEqual({ kind: 'included' });
    const problems = analysis.types ? analysis.problems : [];
    // the packages are only ES modules
    expect(
      problems.filter(
        (problem) =>
          !('resolutionKind' in problem) || !['node10', 'node16-cjs'].includes(problem.resolutionKind),
      ),
    ).toEqual([]);
  });
}
