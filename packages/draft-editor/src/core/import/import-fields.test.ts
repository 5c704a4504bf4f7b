import { languages } from '@meridian/i18n/core';
import { describe, expect, it } from 'vitest';
import { foldHead } from '../../workbooks/fold-head';
import { findHelperColumn, helperColumns } from '../../workbooks/helper-columns';
import { fieldSchemas } from '../model/rows';
import { findOption } from '../values/field-options';
import {
  draftImportFields,
  fieldTitle,
  formatOf,
  headsOf,
  identityFields,
  importFieldsOfKind,
  importKinds,
} from './import-fields';

describe.each(importKinds)('the headers of a sheet of %s rows', (kind) => {
  const fields = importFieldsOfKind(kind);

  it('each stand for one field', () => {
    const owners = new Map<string, string>();
    for (const field of fields)
      for (const head of headsOf(kind, field).map(foldHead)) {
        expect(head).not.toBe('');
        expect(owners.get(head) ?? field).toBe(field);
        owners.set(head, field);
      }
  });

  it('are no helper columns', () => {
    const heads = fields.flatMap((field) => headsOf(kind, field));
    expect(heads.filter((head) => findHelperColumn(head) !== undefined)).toEqual([]);
  });

  it('include the identity of rows, and fields of a row or names of parents', () => {
    expect(fields).toEqual(expect.arrayContaining([...identityFields[kind]]));
    const own = [...Object.keys(fieldSchemas[kind].shape), 'campaignName', 'adgroupName'];
    expect(fields.filter((field) => !own.includes(field))).toEqual([]);
  });
});

describe.each(languages)('in %s', (language) => {
  it('all options of a field have different names', () => {
    for (const field of draftImportFields) {
      const format = formatOf(field);
      if (format.type !== 'option') continue;
      for (const option of format.options) {
        const names = [option.labels[language], ...option.synonyms, String(option.value)];
        for (const name of names) expect([name, findOption(format.options, name)]).toEqual([name, option]);
      }
    }
  });

  it("the titles of a kind's fields differ", () => {
    for (const kind of importKinds) {
      const titles = importFieldsOfKind(kind).map((field) => fieldTitle(field, language));
      expect(new Set(titles).size).toBe(titles.length);
    }
  });
});

it.each([
  ['Max. bid (¥)', 'maxbid'],
  ['出价（元）', '出价'],
  [' Ｋｅｙｗｏｒｄ ', 'keyword'],
  ['*关键词', '关键词'],
])('folds the header %s', (head, folded) => {
  expect(foldHead(head)).toBe(folded);
});

it.each([
  ['keyword', '匹配方式', 'matchType'],
  ['keyword', 'Match', 'matchType'],
  ['campaign', 'Promotion time', 'schedule'],
  ['unit', 'Negative phrases', 'phraseNegatives'],
] as const)('still knows the earlier head of a column of %s rows: %s', (kind, head, field) => {
  expect(headsOf(kind, field).map(foldHead)).toContain(foldHead(head));
});

it.each([
  ['Click price', 'click'],
  ['Target conversion cost', 'conversion'],
  ['More clicks', 'maximumClicks'],
])('still knows the earlier name of the bid mode %s', (text, value) => {
  const format = formatOf('bidMode');
  expect(format.type === 'option' && findOption(format.options, text)?.value).toBe(value);
});

it.each([
  ['启用', false],
  ['有效', false],
  ['审核中', false],
  ['Active', false],
  ['暂停推广', true],
  ['PAUSED', true],
  ['已暫停', true],
  ['Removed', undefined],
])('knows the status %s', (text, value) => {
  const format = formatOf('isPaused');
  expect(format.type === 'option' && findOption(format.options, text)?.value).toBe(value);
});

it.each([
  ['精确', 'exact'],
  ['ＰＨＲＡＳＥ', 'phrase'],
  ['短语-核心包含', 'phrase'],
  ['Auto match', 'smart'],
  ['Precise', 'exact'],
  ['自動', 'smart'],
])('knows the match mode %s', (text, value) => {
  const format = formatOf('matchType');
  expect(format.type === 'option' && findOption(format.options, text)?.value).toBe(value);
});

it.each(Object.values(helperColumns).flatMap(({ titles }) => Object.values(titles)))(
  'knows its helper column %s',
  (head) => {
    expect(findHelperColumn(head)).toBeDefined();
  },
);
