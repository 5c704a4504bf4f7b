import { skippedRows } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sectionKeysOf } from '../../../platform/lib/item-dims';
import { propertyRuns } from '../../../testing/property-runs';
import { parseInMemory } from '../testing/parse-in-memory';

type Line = 'row' | 'copy' | 'bad' | 'blank' | 'total' | 'nobody';

const lines = fc.array(
  fc.constantFrom<Line>('row', 'row', 'row', 'copy', 'bad', 'blank', 'total', 'nobody'),
  { minLength: 1, maxLength: 25 },
);

/** Each row has its own campaign, and each duplicate that of the first row. */
const textOf: Record<Line, (index: number) => string> = {
  row: (index) => `2026-11-01,A,C${String(index)},100,5,${String(index)}.50`,
  copy: () => '2026-11-01,A,first,100,5,1.25',
  bad: (index) => `2026-11-01,A,C${String(index)},many,5,1.00`,
  blank: () => '',
  total: () => 'Total: Account,--,--,9999999,999999,999999.00',
  nobody: (index) => `2026-11-01,Nobody,C${String(index)},100,5,1.00`,
};

it('accounts for every row of a file', async () => {
  await fc.assert(
    fc.asyncProperty(lines, fc.boolean(), fc.constantFrom('\n', '\r\n'), async (kinds, isOnce, newline) => {
      const all: Line[] = ['copy', ...kinds, 'row'];
      const text = [
        'Title',
        '',
        'Day,Account,Campaign,Impr.,Clicks,Cost',
        ...all.map((kind, index) => textOf[kind](index)),
        '',
      ];
      const file = await parseInMemory(Buffer.from(text.join(newline)), {
        channel: 'search',
        sections: { search: sectionKeysOf('search'), feed: sectionKeysOf('feed') },
        accountId: 1,
        accounts: [{ accountId: 1, accountNo: '1', accountName: 'A', currency: 'CNY' }],
        timeZone: 'Asia/Shanghai',
        today: '2026-11-22',
        answers: { choices: { 'account_unknown:Nobody': 'skip', ...(isOnce && { repeated_rows: 'once' }) } },
      });
      const count = (kind: Line) => all.filter((one) => one === kind).length;
      const facts = file.parts.reduce((sum, part) => sum + part.facts.length, 0);
      const extra = count('copy') - 1;
      expect(file).toMatchObject({
        fileRows: all.length,
        failedRows: count('bad'),
        importedRows: count('row') + (isOnce ? 1 : count('copy')),
        leftOut: {
          blank: count('blank'),
          // equal lines of totals are duplicates, too
          totals: isOnce ? Math.min(count('total'), 1) : count('total'),
          otherAccounts: count('nobody'),
        },
      });
      expect(facts).toBe(count('row') + 1);
      if (!file.leftOut) throw new Error('the file has rows');
      const counts = {
        file: file.fileRows,
        imported: facts,
        merged: file.importedRows - facts,
        skipped: file.leftOut,
        failed: file.failedRows,
      };
      expect(counts.merged).toBe(isOnce ? 0 : extra);
      expect(counts.imported + counts.merged + skippedRows(counts) + counts.failed).toBe(counts.file);
    }),
    { numRuns: propertyRuns(40) },
  );
});
