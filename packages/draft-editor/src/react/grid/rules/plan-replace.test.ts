import { describe, expect, it } from 'vitest';
import type { EditableColumn, GridValue } from '../types';
import { compileQuery, findNext, planReplace, type FindQuery, type ReplaceInput } from './plan-replace';

const columns: readonly EditableColumn[] = [
  { id: 'keyword', label: 'Keyword', width: 200, kind: 'text' },
  { id: 'bid', label: 'Bid', width: 80, kind: 'number' },
];
const values: readonly Record<string, GridValue>[] = [
  { keyword: 'Ski (Hokkaido)', bid: 1.5 },
  { keyword: 'ski, ski', bid: 15 },
  { keyword: '', bid: null },
];

function input(query: Partial<FindQuery>): ReplaceInput {
  const whole = { find: '', replacement: '', isPattern: false, matchesCase: false, columnId: null, ...query };
  const compiled = compileQuery(whole);
  if (!compiled || 'error' in compiled) throw new Error('not a query');
  return {
    query: compiled,
    columns,
    rowCount: 3,
    includes: () => true,
    keyAt: (position) => `k${position}`,
    getValue: (rowKey, columnId) => values[Number(rowKey.slice(1))]?.[columnId] ?? null,
  };
}

function run<Result>(steps: Iterator<unknown, Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
const plan = (query: Partial<FindQuery>) => run(planReplace(input(query)));
const textsOf = (query: Partial<FindQuery>) => plan(query).edits.map(({ value }) => value);

describe('compileQuery', () => {
  const compile = (find: string, isPattern: boolean) =>
    compileQuery({ find, isPattern, replacement: '', matchesCase: false, columnId: null });

  it('explains the error of a regular expression', () => {
    expect(compile('(', true)).toEqual({ error: 'syntax' });
    expect(compile('(a+)+', true)).toEqual({ error: 'unsafe' });
    expect(compile('', true)).toBeNull();
  });

  it('takes every character of a plain text literally', () => {
    const all = compile('\\^$.*+?()[]{}|/', false);
    expect(all && 'regexp' in all && '\\^$.*+?()[]{}|/'.search(all.regexp)).toBe(0);
  });
});

describe('planReplace', () => {
  it('replaces plain text with or without regard to case', () => {
    expect(textsOf({ find: 'ski', replacement: '$&' })).toEqual(['$& (Hokkaido)', '$&, $&']);
    expect(textsOf({ find: 'ski', replacement: 'snow', matchesCase: true })).toEqual(['snow, snow']);
    expect(textsOf({ find: '(hokkaido)', replacement: '' })).toEqual(['Ski']);
  });

  it('replaces by a regular expression with groups, and finds empty cells', () => {
    expect(textsOf({ find: '^(\\w+) \\((\\w+)\\)', replacement: '$2 $1', isPattern: true })).toEqual([
      'Hokkaido Ski',
    ]);
    expect(plan({ find: '^$', replacement: 'x', isPattern: true }).edits).toEqual([
      { rowKey: 'k2', columnId: 'keyword', value: 'x' },
    ]);
  });

  it('changes numbers, and counts results that are not numbers', () => {
    expect(textsOf({ find: '1', replacement: '2' })).toEqual([2.5, 25]);
    expect(plan({ find: '5', replacement: 'x' })).toEqual({ matches: 2, edits: [], rejected: 2, tooLong: 0 });
  });

  it('leaves out rows', () => {
    const steps = planReplace({
      ...input({ find: 'ski', replacement: 'snow' }),
      includes: (rowKey) => rowKey === 'k1',
    });
    expect(run(steps).matches).toBe(1);
  });
});

describe('findNext', () => {
  const next = (find: string, row: number, columnId: string | null) =>
    run(findNext(input({ find }), { row, columnId }));

  it('continues after a cell, then from the first row again', () => {
    expect(next('ski', 0, null)).toEqual({ row: 0, columnId: 'keyword' });
    expect(next('ski', 0, 'keyword')).toEqual({ row: 1, columnId: 'keyword' });
    expect(next('ski', 1, 'keyword')).toEqual({ row: 0, columnId: 'keyword' });
    expect(next('hokkaido', 0, 'keyword')).toEqual({ row: 0, columnId: 'keyword' });
    expect(next('snow', 0, null)).toBeNull();
  });
});
