import { expect, test } from '@playwright/test';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { entries } from './app/entries';
import { appFolder, packages, readJson, repository } from './folders';
import { installIn } from './install-in';
import { manifestOf } from './manifest';
import { writeReadmeExamples } from './readme-examples';
import { run } from './run';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

const app = appFolder();
const installed = path.join(app, 'node_modules');
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));

/** Entries that a host can import; entries with only the source condition are for the tests of this repository. */
const published = (manifest: PackedManifest) =>
  Object.entries(manifest.exports).filter(
    ([, target]) =>
      typeof target === 'string' || Object.keys(target).some((condition) => condition !== '@meridian/source'),
  );

test('npm installs the tarballs beside React 19, in a folder outside the repository', () => {
  for (let folder = path.dirname(app); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    expect(existsSync(path.join(folder, 'node_modules')), `${folder} has a node_modules`).toBe(false);
  }
  const manifest = manifestOf();
  for (const entry of entries) {
    const page = readFileSync(path.join(app, 'page.html'), 'utf8').replace('%entry%', entry);
    writeFileSync(path.join(app, `${entry}.html`), page);
  }
  writeReadmeExamples(path.join(app, 'src/readme'));
  const install = installIn(app, manifest);
  expect(install.isOk, install.log).toBe(true);
  // fails for a peer dependency that is missing or of another version
  const list = run('npm', { folder: app, arguments: ['ls', '--all'] });
  expect(list.isOk, list.log).toBe(true);
});

test('the app gets one React, and none of our tools', () => {
  const manifests = filesIn(installed).filter((file) =>
    /(^|node_modules\/)(react|react-dom)\/package\.json$/.test(file),
  );
  expect(manifests.sort()).toEqual(['react-dom/package.json', 'react/package.json']);
  expect(readdirSync(installed)).not.toEqual(
    expect.arrayContaining([expect.stringMatching(/^(tailwindcss|@tailwindcss|storybook|vitest|nx|tsup)$/)]),
  );
});

for (const name of packages) {
  test(`@meridian/${name} brings what it exports, its README, and nothing of tests, stories or this machine`, () => {
    const folder = path.join(installed, '@meridian', name);
    const files = filesIn(folder);
    const manifest = readJson<PackedManifest>(path.join(folder, 'package.json'));
    expect(manifest.license).toBe('MIT');
    expect(files).toEqual(expect.arrayContaining(['CHANGELOG.md', 'LICENSE', 'README.md']));
    expect(manifest.scripts.prepack).toBe(`nx build @meridian/${name}`);
    expect(
      files.filter((file) => /\.(test|spec|stories)\.|(^|\/)(src|testing|__)|\.mdx$/.test(file)),
    ).toEqual([]);

    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string'
        ? [target]
        : // hosts never set this condition: they do not get the sources
          Object.entries(target).flatMap(([condition, file]) =>
            condition === '@meridian/source' ? [] : [file],
          ),
    );
    expect(targets.filter((file) => !files.includes(path.normalize(file)))).toEqual([]);

    const texts = files.map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));
    const withPaths = texts.filter(({ text }) => text.includes(repository) || text.includes('file://'));
    expect(withPaths.map(({ file }) => file)).toEqual([]);
    const mapped = texts
      .filter(({ file }) => file.endsWith('.map'))
      .flatMap(({ file }) => readJson<{ sources: string[] }>(path.join(folder, file)).sources);
    expect(
      mapped.filter((source) => path.isAbsolute(source) || /\.(test|stories)\.|testing\//.test(source)),
    ).toEqual([]);
  });
}

for (const name of packages) {
  test(`@meridian/${name} loads as an ES module from every loader, and shares its dependencies with the host`, () => {
    const manifest = readJson<PackedManifest>(path.join(installed, '@meridian', name, 'package.json'));
    const conditions = published(manifest).flatMap(([, target]) =>
      typeof target === 'string' ? [] : [Object.keys(target).filter((key) => key !== '@meridian/source')],
    );
    expect(conditions.filter((keys) => keys.join() !== 'types,default')).toEqual([]);
    const pinned = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
      ([, range]) => !range.startsWith('^'),
    );
    expect(pinned).toEqual([]);
  });

  test(`@meridian/${name} marks what React Server Components must not run, and nothing else`, () => {
    const folder = path.join(installed, '@meridian', name);
    const manifest = readJson<PackedManifest>(path.join(folder, 'package.json'));
    const wrong = published(manifest).filter(([entry, target]) => {
      if (typeof target === 'string') return false;
      const code = readFileSync(path.join(folder, target.default ?? ''), 'utf8');
      const isCore =
        name === 'api-client' || ['./core', './format', './texts', './workbooks'].includes(entry);
      return code.startsWith("'use client';") === isCore;
    });
    expect(wrong.map(([entry]) => entry)).toEqual([]);
  });

  test(`the README of @meridian/${name} begins with how to install it`, () => {
    const readme = readFileSync(path.join(installed, '@meridian', name, 'README.md'), 'utf8');
    const manifest = readJson<PackedManifest>(path.join(installed, '@meridian', name, 'package.json'));
    const [, language, code = ''] = /```(\w+)\n([^]*?)```/.exec(readme) ?? [];
    expect([language, code]).toEqual(['sh', expect.stringContaining(`npm i @meridian/${name}`)]);
    const peers = Object.keys(manifest.peerDependencies ?? {});
    expect(peers.filter((peer) => !code.includes(` ${peer}`))).toEqual([]);
    expect(readme).toContain('ESM only');
  });
}

test('no package adds icons, i18next, react-query or a calendar library to a host that does not ask for them', () => {
  const dependencies = packages.flatMap((name) =>
    Object.keys(
      readJson<PackedManifest>(path.join(installed, '@meridian', name, 'package.json')).dependencies ?? {},
    ),
  );
  const heavy = /^(lucide|(react-)?i18next|@tanstack\/react-query|react-day-picker|date-fns|react-hook-form)/;
  expect(dependencies.filter((dependency) => heavy.test(dependency))).toEqual([]);
});

const sheets = () =>
  ['ui', 'report-table', 'date-range', 'draft-editor'].map((name) =>
    readFileSync(path.join(installed, '@meridian', name, 'dist/styles.css'), 'utf8'),
  );

test('the styles are complete: the host needs no Tailwind, no import and no font', () => {
  const [css = ''] = sheets();
  expect(css.match(/@(tailwind|apply|theme|source|utility|import|font-face)\b|url\(/g)).toBeNull();
});

test('every package has the same style sheet, so a page may import several in any order', () => {
  expect(new Set(sheets()).size).toBe(1);
});

test('the styles define only prefixed names on the page', () => {
  const [css = ''] = sheets();
  const names = css.match(/(?<![\w-])--(?!meridian-|tw-)[\w-]+(?=:)/g) ?? [];
  expect([...new Set(names)]).toEqual([]);
});

test('vite builds the app without a warning', () => {
  const { isOk, log } = run('node', { folder: app, arguments: ['node_modules/vite/bin/vite.js', 'build'] });
  expect(isOk, log).toBe(true);
  expect(log.match(/.*(warn|\(!\)).*/gi), log).toBeNull();
});

interface PackedManifest {
  license: string;
  exports: Record<string, string | Record<string, string>>;
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}
