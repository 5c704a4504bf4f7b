import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findingsIn, mergeReport, textOf } from './findings.mjs';

interface Advisory {
  package: string;
  vulnerable: string;
  fixed: string | null;
  id: string;
  severity: string;
  title: string;
}
interface Finding {
  package: string;
  version: string;
  advisory: Advisory;
  exception?: { until: string };
}
interface List {
  asOf: string;
  advisories: Advisory[];
  exceptions: { id: string; package: string; reason: string; until: string }[];
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, file), 'utf8'));
// parse boundary: a file of this folder
const list = read('advisories.json') as List;
const lock = read('../../package-lock.json');
// asserted: the tools are plain JavaScript
const find = findingsIn as (lock: unknown, list: Omit<List, 'asOf'>) => Finding[];

// the date of the list fails no test: the weekly workflow refreshes the list
describe(`package-lock.json, by the advisories known on ${list.asOf}`, () => {
  it('installs nothing that an advisory of the list names', () => {
    const open = find(lock, list).filter(({ exception }) => exception === undefined);
    expect(open.map(textOf)).toEqual([]);
  });

  it('has no unnecessary exception', () => {
    const needed = new Set(find(lock, list).map(({ advisory, package: name }) => `${name} ${advisory.id}`));
    expect(list.exceptions.filter(({ id, package: name }) => !needed.has(`${name} ${id}`))).toEqual([]);
  });
});

describe('findings', () => {
  const advisory: Advisory = {
    package: 'a',
    vulnerable: '<1.2.3',
    fixed: '1.2.3',
    id: 'GHSA-1',
    severity: 'high',
    title: 'XSS',
  };
  const inLock = (packages: object, exceptions: List['exceptions'] = []) =>
    find({ packages }, { advisories: [advisory], exceptions });

  it.each([
    ['at the top', { 'node_modules/a': { version: '1.2.2' } }, ['1.2.2']],
    ['below another package', { 'node_modules/b/node_modules/a': { version: '0.1.0' } }, ['0.1.0']],
    ['by another name', { 'node_modules/b': { name: 'a', version: '1.0.0' } }, ['1.0.0']],
    ['as a prerelease', { 'node_modules/a': { version: '1.2.3-beta.1' } }, ['1.2.3-beta.1']],
    ['no fixed version', { 'node_modules/a': { version: '1.2.3' } }, []],
    ['no package of this repository', { 'node_modules/a': { link: true } }, []],
    ['no package whose name contains it', { 'node_modules/@x/a': { version: '1.0.0' } }, []],
  ])('name a package %s', (_, packages, versions) => {
    expect(inLock(packages).map(({ version }) => version)).toEqual(versions);
  });

  it('say package, version, advisory and fix', () => {
    expect(inLock({ 'node_modules/a': { version: '1.0.0' } }).map(textOf)).toEqual([
      'a 1.0.0: high, XSS (https://github.com/advisories/GHSA-1): update to 1.2.3 or newer',
    ]);
  });

  it('have only the exception of this package and advisory', () => {
    const exception = { id: 'GHSA-1', package: 'a', reason: 'tests only', until: '2027-01-01' };
    const packages = { 'node_modules/a': { version: '1.0.0' } };
    expect(inLock(packages, [exception])).toMatchObject([{ exception: { until: '2027-01-01' } }]);
    expect(inLock(packages, [{ ...exception, package: 'b' }])[0]?.exception).toBeUndefined();
  });
});

it('merges what npm audit reports into the list', () => {
  const via = { name: 'b', range: '>=2.0.0 <2.1.0', severity: 'low', title: 'DoS' };
  const report = {
    vulnerabilities: {
      b: { via: [{ ...via, url: 'https://github.com/advisories/GHSA-2' }] },
      c: { via: ['b'] },
    },
  };
  const stored = { asOf: '2026-01-01', advisories: [{ package: 'z', id: 'GHSA-9' }], exceptions: [] };
  expect(mergeReport(stored, report, '2026-02-02')).toEqual({
    asOf: '2026-02-02',
    exceptions: [],
    advisories: [
      { package: 'b', vulnerable: via.range, fixed: '2.1.0', id: 'GHSA-2', severity: 'low', title: 'DoS' },
      { package: 'z', id: 'GHSA-9' },
    ],
  });
});
