import { describe, expect, it } from 'vitest';
import { explainedShare, hasUnexplainedCost, isSameAmount, reconcileFiles, rowsShare } from './reconcile';

const file = (given: { rowsCost: string; rows?: string; account?: string; currency?: string }) => ({
  fileName: 'keywords.csv',
  currency: given.currency ?? 'CNY',
  rowsCost: given.rowsCost,
  totals: [
    ...(given.rows === undefined ? [] : [{ label: 'Total', kind: 'rows' as const, cost: given.rows }]),
    { label: 'Total: Other', kind: 'other' as const, cost: '1.00' },
    ...(given.account === undefined
      ? []
      : [{ label: 'Total: Account', kind: 'account' as const, cost: given.account }]),
  ],
});

describe('reconcileFiles', () => {
  it('compares amounts exactly, whatever their decimals and size', () => {
    expect(isSameAmount('1234.5', '1234.500')).toBe(true);
    expect(isSameAmount('-0.00', '0')).toBe(true);
    // as floats these are equal
    expect(isSameAmount('9007199254740993.01', '9007199254740993.02')).toBe(false);
    expect(isSameAmount('90071992547409.93', '90071992547409.931')).toBe(false);
  });

  it('names the reported total if it differs from the rows', () => {
    const [equal, differing, silent] = reconcileFiles([
      file({ rowsCost: '10.00', rows: '10' }),
      file({ rowsCost: '9007199254740993.01', rows: '9007199254740993.02' }),
      file({ rowsCost: '10.00' }),
    ]);
    expect(equal?.reportedCost).toBeNull();
    expect(differing?.reportedCost).toBe('9007199254740993.02');
    expect(silent?.reportedCost).toBeNull();
  });

  it("returns the file's label for the cost of the account", () => {
    const [labelled, silent] = reconcileFiles([
      file({ rowsCost: '1', account: '2' }),
      file({ rowsCost: '1' }),
    ]);
    expect(labelled?.accountLabel).toBe('Total: Account');
    expect(silent?.accountLabel).toBeNull();
  });

  it('returns the share of the account, and none for an account without cost', () => {
    const shares = reconcileFiles([
      file({ rowsCost: '25.00', account: '100.00' }),
      file({ rowsCost: '0', account: '0.00' }),
      file({ rowsCost: '25.00' }),
    ]).map(({ share }) => share);
    expect(shares).toEqual([0.25, null, null]);
  });
});

describe('hasUnexplainedCost', () => {
  it.each([
    ['no totals', file({ rowsCost: '7' }), false],
    ['the whole account in its rows', file({ rowsCost: '7.00', account: '7' }), false],
    ['a part of the account in its rows', file({ rowsCost: '3.08', account: '7' }), true],
    ['another total of its rows', file({ rowsCost: '7', rows: '7.01' }), true],
  ])('of a file with %s', (_, one, expected) => {
    expect(hasUnexplainedCost([one])).toBe(expected);
    expect(hasUnexplainedCost([file({ rowsCost: '1' }), one])).toBe(expected);
  });
});

describe('explainedShare', () => {
  it('adds the files that report the cost of the account', () => {
    const files = [
      file({ rowsCost: '10', account: '20' }),
      file({ rowsCost: '20', account: '40' }),
      file({ rowsCost: '7' }),
    ];
    expect(explainedShare(files)).toBe(0.5);
  });

  it('is unknown without such a file, and for several currencies', () => {
    expect(explainedShare([])).toBeNull();
    expect(explainedShare([file({ rowsCost: '7' })])).toBeNull();
    const mixed = [
      file({ rowsCost: '1', account: '2' }),
      file({ rowsCost: '1', account: '2', currency: 'JPY' }),
    ];
    expect(explainedShare(mixed)).toBeNull();
  });
});

describe('rowsShare', () => {
  const shareOf = (
    cost: string | number | null,
    accountCost: string | null,
    files = [file({ rowsCost: '1' })],
  ) =>
    rowsShare({
      info: { reportedTotals: files, accountCost },
      summary: { cost },
    });

  it('is the part of the account report that the rows have', () => {
    expect(shareOf('503030.56', '1138436.94')).toBeCloseTo(0.4419, 4);
    expect(shareOf(30, '20.00')).toBe(1.5);
  });

  it('is 1 if only rounding differs', () => {
    expect([
      shareOf('1000.00', '1000.00'),
      shareOf('999.99', '1000.00'),
      shareOf('1000.01', '1000.00'),
    ]).toEqual([1, 1, 1]);
    expect(shareOf('999.00', '1000.00')).toBeLessThan(1);
  });

  it('is unknown without either cost, or if the account has none', () => {
    expect([shareOf('5', null), shareOf(null, '5'), shareOf('0', '0.00')]).toEqual([null, null, null]);
  });

  it('prefers the totals of imported files', () => {
    expect(shareOf('5', '10', [file({ rowsCost: '30', account: '40' })])).toBe(0.75);
  });
});
