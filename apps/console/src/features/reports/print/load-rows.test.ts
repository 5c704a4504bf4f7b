import type { ReportList } from '@meridian/api-client/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { loadRows, maxPrintRows, rowsPerRequest } from './load-rows';

/** A report whose rows and compared rows are their numbers. */
function pageOf(number: number, { totalCount, rowCap }: { totalCount: number; rowCap: number | null }) {
  const start = (number - 1) * rowsPerRequest;
  const end = Math.min(start + rowsPerRequest, totalCount, rowCap ?? Infinity);
  const list = Array.from({ length: Math.max(0, end - start) }, (_, index) => ({ id: start + index }));
  const compared = list.map(({ id }) => ({ id: -id }));
  // asserted: only these parts are read
  const data = { list, info: { rowCap }, comparison: { list: compared } } as unknown as ReportList;
  return { data, page: { totalCount } };
}

const anyReport = fc.record({
  totalCount: fc.integer({ min: 0, max: 3 * maxPrintRows }),
  rowCap: fc.option(fc.integer({ min: 1, max: 2 * maxPrintRows })),
});

it('loads every row of a report once and in order, up to the limit, with its counterpart', async () => {
  await fc.assert(
    fc.asyncProperty(anyReport, async (report) => {
      const seen: number[] = [];
      const { data, page } = await loadRows({
        fetchPage: (number) => Promise.resolve(pageOf(number, report)),
        maxRows: maxPrintRows,
        onProgress: ({ loaded, total }) => seen.push(loaded / total),
        signal: new AbortController().signal,
      });
      const count = Math.min(report.totalCount, report.rowCap ?? Infinity, maxPrintRows);
      const ids = Array.from({ length: count }, (_, id) => id);
      expect(data.list.map(({ id }) => id)).toEqual(ids);
      expect(data.comparison?.list.map((row) => row?.['id'])).toEqual(ids.map((id) => -id));
      expect(page.totalCount).toBe(report.totalCount);
      expect(seen).toEqual(seen.toSorted((a, b) => a - b));
      expect(seen.every((share) => share > 0 && share < 1)).toBe(true);
    }),
  );
});

it('requests nothing more once it is cancelled', async () => {
  const stop = new AbortController();
  const asked: number[] = [];
  const rows = loadRows({
    fetchPage: (number) => {
      asked.push(number);
      return Promise.resolve(pageOf(number, { totalCount: 900, rowCap: null }));
    },
    maxRows: maxPrintRows,
    onProgress: () => stop.abort(),
    signal: stop.signal,
  });
  await expect(rows).rejects.toThrow(/abort/i);
  expect(asked).toEqual([1, 2, 3, 4, 5]);
});
