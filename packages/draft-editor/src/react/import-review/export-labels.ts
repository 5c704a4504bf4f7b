import type { Language } from '@meridian/i18n/core';

/** How rows of a file with ids are found in the draft. */
export type RowMatch = 'id' | 'name';

export interface ExportReviewLabels {
  removed: string;
  removedRows: (count: string) => string;
  fileSide: (row: number) => string;
  sides: Record<'draft' | 'file', string>;
  whole: Record<'changed' | 'removed', string>;
  conflictHint: string;
  allSides: Record<'draft' | 'file', string>;
  match: string;
  matches: Record<RowMatch, string>;
  foreign: string;
  importByName: string;
}

/** Texts for edited exports of a draft. */
export const exportReviewLabels: Record<Language, ExportReviewLabels> = {
  en: {
    removed: 'Will be removed from the draft',
    removedRows: (count) => `Rows removed from the draft, with the contents of campaigns and units: ${count}`,
    fileSide: (row) => `Value for row ${row}`,
    sides: { draft: 'Draft', file: 'File' },
    whole: { changed: 'Changed', removed: 'Removed' },
    conflictHint: 'The draft was changed since the export. Select which value to keep for each row.',
    allSides: { draft: 'Keep the draft’s values for all', file: 'Use the file’s values for all' },
    match: 'Find rows by',
    matches: { id: 'Row ID', name: 'Name' },
    foreign: 'These rows are from another draft or account. You can add them to this draft by their names.',
    importByName: 'Import by name',
  },
  cn: {
    removed: '将从草稿中删除',
    removedRows: (count) => `从草稿中删除的行（含计划和单元中的内容）：${count}`,
    fileSide: (row) => `第 ${row} 行采用的值`,
    sides: { draft: '草稿', file: '文件' },
    whole: { changed: '已修改', removed: '已删除' },
    conflictHint: '导出后草稿有改动。请逐行选择保留哪一方的值。',
    allSides: { draft: '全部保留草稿的值', file: '全部采用文件的值' },
    match: '查找方式',
    matches: { id: '行 ID', name: '名称' },
    foreign: '这些行来自其他草稿或账户。可以按名称添加到此草稿。',
    importByName: '按名称导入',
  },
  tw: {
    removed: '將從草稿刪除',
    removedRows: (count) => `從草稿刪除的列（含廣告活動與廣告群組的內容）：${count}`,
    fileSide: (row) => `第 ${row} 列採用的值`,
    sides: { draft: '草稿', file: '檔案' },
    whole: { changed: '已變更', removed: '已刪除' },
    conflictHint: '匯出後草稿有變更。請逐列選擇保留哪一方的值。',
    allSides: { draft: '全部保留草稿的值', file: '全部採用檔案的值' },
    match: '尋找方式',
    matches: { id: '列 ID', name: '名稱' },
    foreign: '這些列來自其他草稿或帳戶。可以依名稱新增到此草稿。',
    importByName: '依名稱匯入',
  },
};
