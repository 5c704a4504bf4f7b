import { limitsOf } from '@meridian/api-client/contract';
import { detectSheets, emptyDraft, failedRowsContent, planImport } from '@meridian/draft-editor/core';
import { toSpreadsheetSheets } from '@meridian/draft-editor/workbooks';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { bytesInMemory } from '../../kits/workbooks/read/byte-source';
import { readSources } from '../../kits/workbooks/read/read-sources';

const file = {
  sheets: [
    {
      name: '关键词',
      rows: [
        ['计划', '单元', '关键词', '匹配方式'],
        ['a', 'x', '=1+1', '大概'],
        ['a', 'x', '@good', '精确'],
        ['a', 'x', "'quoted", '+-'],
      ],
    },
  ],
};

it('failed rows become a workbook whose cells are texts, with the invalid ones marked', async () => {
  const detected = detectSheets(file);
  const plan = planImport(emptyDraft(), file, detected, { limits: limitsOf('baidu'), newId: randomUUID });
  const failed = failedRowsContent(file, detected, plan, 'cn');
  const bytes = await writeXlsx({ sheets: toSpreadsheetSheets(failed) });

  const { sheets } = await readXlsx(bytes, { readStyles: true });
  const cells = sheets[0]?.cells;
  expect(cells?.get('1,2')?.type ?? 'string').not.toBe('formula');
  expect(cells?.get('1,3')?.style?.fill).toMatchObject({ pattern: 'solid' });
  expect(cells?.get('1,2')?.style?.fill).toBeUndefined();

  const [source] = await readSources(bytesInMemory(bytes), { maxRows: 100 });
  const rows = [...(source?.tables[0]?.rows ?? [])].map((row) => row.cells);
  expect(rows.map((row) => [row[2], row[3], row[5]])).toEqual([
    ['关键词', '匹配方式', '原行号'],
    ['=1+1', '大概', '2'],
    ["'quoted", '+-', '4'],
  ]);
});
