import type { Language } from '@meridian/i18n/core';
import { draftWorkbook, exampleDraft, fieldTitle, importKinds, type DraftImportField } from '../core';
import { helperColumns, type WorkbookContent } from '../workbooks';

/** A workbook for import into the example draft: new, changed, equal, repeated and wrong rows, and an unknown column. */
export function importFile({ keywords = 1_153 }: { keywords?: number } = {}): WorkbookContent {
  const row = (index: number): string[] => {
    const unit = `单元 ${Math.floor(index / 23) + 1}`;
    const match = index % 19 === 3 ? '广泛' : '短语';
    const bid = index % 41 === 7 ? '￥abc' : '2.80';
    const keyword = index % 29 === 11 ? '' : `北海道滑雪 ${index % 57 === 5 ? index - 1 : index}`;
    return [index % 31 === 4 ? '' : '北海道冬季', unit, keyword, match, bid, '组 A'];
  };
  return {
    sheets: [
      {
        name: '关键词',
        rows: [
          ['推广计划', '推广单元', '关键词', '匹配模式', '出价', '内部编号'],
          ['北海道冬季', '滑雪套餐', '北海道滑雪', '精确', '3.50', '组 A'],
          ...Array.from({ length: keywords }, (_, index) => row(index)),
        ],
      },
      {
        name: '说明',
        rows: [
          ['请勿修改', '表头'],
          ['本表', '由市场部维护'],
        ],
      },
      { name: '旧数据', isHidden: true, rows: [] },
    ],
  };
}

/** A file whose rows can all be imported. */
export function goodImportFile(): WorkbookContent {
  const names = ['二世谷滑雪', '富良野滑雪', '留寿都滑雪', '滑雪教练 中文'];
  return {
    sheets: [{ name: '关键词', rows: [['关键词', '单元名称'], ...names.map((name) => [name, '滑雪套餐'])] }],
  };
}

/**
 * An export of the example draft that was edited outside: another budget, bid and first description, a removed keyword, a new one, and a
 * row of another draft.
 */
export function editedExport(draftId: string, language: Language): WorkbookContent {
  const { sheets } = draftWorkbook(exampleDraft(), { draftId, language });
  const titleOf = (field: DraftImportField) => fieldTitle(field, language);
  const [idHead, mark] = [helperColumns.rowId.titles[language], helperColumns.remove.titles[language]];
  const edits: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'campaign-1': { [titleOf('budget')]: '300' },
    'unit-1': { [titleOf('bid')]: '3.20' },
    'keyword-1': { [mark]: mark },
    'creative-1': { [titleOf('description1')]: '二世谷、富良野双雪场，中文教练一对一，含雪具与雪票。' },
  };
  const place = { [titleOf('campaignName')]: '北海道冬季', [titleOf('adgroupName')]: '滑雪套餐' };
  const added = { ...place, [titleOf('keyword')]: '富良野滑雪' };
  const foreign = { ...place, [titleOf('keyword')]: '京都赏枫', [idHead]: 'row-of-another-draft' };
  return {
    // the last sheet has pictures
    sheets: sheets.slice(0, 4).map(({ name, columns, rows }, at) => {
      const heads = columns.map(({ head }) => head);
      const lineOf = (cells: readonly string[], edit: Readonly<Record<string, string>> = {}) =>
        heads.map((head, index) => edit[head] ?? cells[index] ?? '');
      const lines = rows.map(({ cells }) => lineOf(cells, edits[cells[heads.indexOf(idHead)] ?? '']));
      const more = importKinds[at] === 'keyword' ? [lineOf([], added), lineOf([], foreign)] : [];
      return { name, rows: [heads, ...lines, ...more] };
    }),
  };
}
