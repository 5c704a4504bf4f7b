import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameOf } from './file-name';

it.each([
  ['attachment; filename="report.xlsx"', 'report.xlsx'],
  ['attachment; filename=report.xlsx', 'report.xlsx'],
  ['attachment;FILENAME = report.xlsx ; size=3', 'report.xlsx'],
  ['attachment; filename="a \\"quoted\\" name.csv"', 'a "quoted" name.csv'],
  ['attachment; filename="semi;colon.csv"', 'semi;colon.csv'],
  ["attachment; filename*=UTF-8''%E5%85%B3%E9%94%AE%E8%AF%8D%E6%8A%A5%E5%91%8A.xlsx", '关键词报告.xlsx'],
  [`attachment; filename="keyword.xlsx"; filename*=utf-8'zh'%E5%85%B3%E9%94%AE%E8%AF%8D.xlsx`, '关键词.xlsx'],
  [`attachment; filename*=UTF-8''%E9%97; filename="keyword.xlsx"`, 'keyword.xlsx'],
  [`attachment; filename*=GB2312''%B9%D8; filename="keyword.xlsx"`, 'keyword.xlsx'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\temp\\\\cost.csv"', 'cost.csv'],
  ["attachment; filename*=UTF-8''..%2F..%2Fcost%00.csv", 'cost.csv'],
])('reads %s', (header, fileName) => {
  expect(fileNameOf(header)).toBe(fileName);
});

it.each(['', 'attachment', 'inline; filename=""', 'attachment; filename=".."', 'attachment; filename="a/"'])(
  'finds no name in %j',
  (header) => {
    expect(fileNameOf(header)).toBeUndefined();
  },
);

it('never returns a path, whatever the header', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const plain = fileNameOf(`attachment; filename="${name.replace(/["\\]/g, '\\$&')}"`);
      const extended = fileNameOf(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
      for (const found of [plain, extended]) {
        expect(found ?? 'none').not.toMatch(/[\\/\p{Cc}]|^\.{0,2}$/u);
      }
    }),
  );
});
