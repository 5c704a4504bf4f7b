import { skippedRows } from '@meridian/api-client/contract';
import { writeXlsx } from 'hucre';
import { describe, expect, it } from 'vitest';
import { csv } from '../../../testing/report-files';
import { readReport } from '../testing/read-file';

const head = ['Day', 'Campaign', 'Impr.', 'Clicks', 'Cost'];
const rows = [
  ['2026-11-02', 'Atlas', 100, 5, '4.00'],
  ['2026-11-03', 'Borea', 200, 7, '6.50'],
];
const table = csv([head, ...rows]);
const sums = '300 / 12 / 10.50';

async function read(content: string | Uint8Array) {
  const { file, ...report } = await readReport(content);
  if (!file?.leftOut) return { ...report, counts: undefined, file };
  const facts = file.parts.reduce((sum, part) => sum + part.facts.length, 0);
  const counts = {
    file: file.fileRows,
    imported: facts,
    merged: file.importedRows - facts,
    skipped: file.leftOut,
    failed: file.failedRows,
  };
  expect(counts.imported + counts.merged + skippedRows(counts) + counts.failed).toBe(counts.file);
  return { ...report, counts, file };
}

describe('lines below a table', () => {
  it.each([
    ['©2026 Microsoft Corporation. All rights reserved.', 1],
    ['"©2026 Example, Inc.",,,,', 1],
    ['Generated on 2026-11-22', 1],
    ['Generated on Nov 22, 2026', 1],
    ['Exporté le 22/11/2026', 1],
    ['Erstellt am: 22.11.2026', 1],
    ['下载时间：2026-11-22 10:00:00', 1],
    ['作成日時：2026/11/22', 1],
    ['생성일: 2026-11-22', 1],
    ['\nTime zone Berlin', 1],
    ['\nAll figures are preliminary\nAsk your manager', 2],
    ['Total,,300,12,10.50\nGenerated on 2026-11-22', 2],
    ['Generated on 2026-11-22\nby anna@example.com', 2],
  ])('%s are skipped and counted', async (footer, skipped) => {
    const { counts, file, ...report } = await read(`${table}${footer}\n`);
    expect(report).toMatchObject({ questions: [], sums });
    expect(counts && skippedRows(counts)).toBe(skipped + (footer.startsWith('\n') ? 1 : 0));
    expect(file?.notes.map(({ code }) => code)).toContain('total_lines');
  });

  it('are skipped in a workbook', async () => {
    const bytes = await writeXlsx({
      sheets: [{ name: 'S', rows: [head, ...rows, [], ['Generated on 2026-11-22']] }],
    });
    const { counts, ...report } = await read(bytes);
    expect(report).toMatchObject({ questions: [], sums });
    expect(counts).toMatchObject({ file: 4, skipped: { blank: 1, totals: 1 } });
  });

  it.each([
    ['a day', '2026-11-04'],
    ['a name', 'Spring sale'],
    ['a word of a footer', 'Generated leads'],
    ['a number', '12'],
    [
      'a name after rows that are divided by blank lines, too',
      '\nSpring sale',
      table.replaceAll('\n', '\n\n'),
    ],
  ])('are not a footer but a truncated row: %s', async (_name, line, rowsAbove = table) => {
    const { file: _file, ...report } = await read(`${rowsAbove}${line}`);
    expect(report).toMatchObject({ problem: 'truncated' });
  });

  it('fail in a table whose complete rows have only one text', async () => {
    const { counts } = await read(`${table}2026-11-04,Ceres,,,\n`);
    expect(counts).toMatchObject({ failed: 1 });
  });
});
