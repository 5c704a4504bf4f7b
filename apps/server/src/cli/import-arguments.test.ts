import { describe, expect, it } from 'vitest';
import { exitCodeOf, mostUrgent } from './exit-code';
import { readArguments, UsageError } from './import-arguments';

const needed = ['--account', '88', '--channel', 'feed'];

describe('readArguments', () => {
  it('reads several files and the answers', () => {
    expect(
      readArguments([
        'a.csv',
        'folder',
        ...needed,
        '--dry-run',
        '--yes',
        '--answer',
        'failed_rows=book_rest',
      ]),
    ).toMatchObject({
      paths: ['a.csv', 'folder'],
      accountNo: '88',
      channel: 'feed',
      isDryRun: true,
      isYes: true,
      answers: new Map([['failed_rows', 'book_rest']]),
    });
  });

  it('reads an account to create', () => {
    const created = ['--create-account', 'New', '--currency', 'USD', '--time-zone', 'America/New_York'];
    expect(readArguments(['a.csv', ...needed, ...created]).newAccount).toEqual({
      accountName: 'New',
      currency: 'USD',
      timeZone: 'America/New_York',
    });
  });

  it('needs no file when watching a folder', () => {
    expect(readArguments([...needed, '--watch', 'inbox'])).toMatchObject({ paths: [], watch: 'inbox' });
  });

  it.each([
    [['a.csv', '--channel', 'feed'], '--account'],
    [['a.csv', '--account', '88'], '--channel'],
    [['a.csv', '--account', '88', '--channel', 'tv'], '--channel'],
    [needed, 'No file'],
    [['a.csv', ...needed, '--currency', 'USD'], '--create-account'],
    [['a.csv', ...needed, '--create-account', 'x', '--currency', 'XX'], 'XX'],
    [['a.csv', ...needed, '--create-account', 'x', '--time-zone', 'Mars'], 'Mars'],
    [['a.csv', ...needed, '--answer', 'failed_rows=maybe'], 'book_rest'],
    [['a.csv', ...needed, '--answer', 'what'], 'failed_rows'],
    [['a.csv', ...needed, '--unknown'], '--unknown'],
  ])('rejects %j and says why', (args, words) => {
    expect(() => readArguments(args)).toThrow(UsageError);
    expect(() => readArguments(args)).toThrow(words);
  });
});

describe('the exit code', () => {
  it.each([
    [3, [], 0],
    [3, [0], 0],
    [3, [0, 2], 4],
    [4, [], 1],
    [5, [], 0],
    [6, [], 3],
  ] as const)('of an import in state %d with failed rows %j is %d', (state, failedRows, code) => {
    expect(exitCodeOf({ state, loads: failedRows.map((count) => ({ failedRows: count })) })).toBe(code);
  });

  it('of several files is the most urgent one', () => {
    expect(mostUrgent([0, 4, 0])).toBe(4);
    expect(mostUrgent([4, 3, 0])).toBe(3);
    expect(mostUrgent([3, 1, 4])).toBe(1);
    expect(mostUrgent([])).toBe(0);
  });
});
