import type { Language } from '@meridian/i18n/core';
import type { DetectedSheet, DraftImportKind, PlannedState } from '../../core';

export type RowFilter = Exclude<PlannedState, 'example' | 'leftOut'> | 'elsewhere';

export interface ImportReviewLabels {
  planning: string;
  rows: string;
  filters: Record<RowFilter, string>;
  none: Record<RowFilter, string>;
  sheets: string;
  sheet: string;
  kinds: Record<DraftImportKind, string>;
  unused: Record<NonNullable<DetectedSheet['unused']>, string>;
  rowCount: (count: string) => string;
  columns: string;
  list: string;
  unknown: string;
  unknownHint: string;
  meaning: (head: string) => string;
  ignore: string;
  choose: string;
  examples: (count: string) => string;
  addedParents: (count: string) => string;
  row: string;
  item: string;
  effect: string;
  sameAs: (row: number) => string;
  inDraft: string;
  added: string;
  elsewhereIn: (place: string) => string;
  elsewhereDraft: (name: string, place: string) => string;
  unnamedDraft: string;
  lookingUp: string;
  lookUpFailed: string;
  lookUpAgain: string;
  leaveOut: (count: number, formatted: string) => string;
  leftOut: string;
  empty: string;
  pages: string;
  previous: string;
  next: string;
  page: (page: number) => string;
  failure: {
    title: string;
    imported: (count: string) => string;
    failed: (count: string) => string;
    skipped: (count: string) => string;
    total: (count: string) => string;
    reason: string;
    search: string;
    clear: string;
    allReasons: string;
    reasonFilter: string;
    noMatch: string;
    download: string;
    close: string;
    again: string;
    hint: string;
  };
}

const rowsOf = (count: string) => (count === '1' ? '1 row' : `${count} rows`);

export const importReviewLabels: Record<Language, ImportReviewLabels> = {
  en: {
    planning: 'Comparing the file with the draft',
    rows: 'Rows in the file',
    filters: {
      new: 'New',
      changed: 'Changed',
      conflicting: 'Conflicting',
      removed: 'Removed',
      equal: 'Unchanged',
      repeated: 'Repeated',
      wrong: 'Invalid',
      elsewhere: 'In the account',
    },
    none: {
      new: 'The file has no new rows.',
      changed: 'Nothing in the draft is overwritten.',
      conflicting: 'No conflicting rows.',
      removed: 'No removed rows.',
      equal: 'No unchanged rows.',
      repeated: 'No repeated rows.',
      wrong: 'No invalid rows.',
      elsewhere: 'None of the new keywords is already in the account.',
    },
    sheets: 'Sheets in the file',
    sheet: 'Sheet',
    kinds: {
      campaign: 'Campaigns',
      unit: 'Units',
      keyword: 'Keywords',
      creative: 'Creatives',
      picture: 'Pictures',
    },
    unused: { hidden: 'Hidden: skipped', blank: 'Blank', unknown: 'Not recognised: skipped' },
    rowCount: rowsOf,
    columns: 'Columns',
    list: 'A list of keywords without a header',
    unknown: 'Unknown columns',
    unknownHint: 'Select what they contain. Your choice is remembered for this account.',
    meaning: (head) => `Meaning of the column ${head}`,
    ignore: 'Skip',
    choose: 'Not imported yet',
    examples: (count) => `Example rows skipped: ${count}`,
    addedParents: (count) => `Campaigns and units added because rows name them: ${count}`,
    row: 'Row',
    item: 'Item',
    effect: 'Result',
    sameAs: (row) => `Same as row ${row} in the file: skipped`,
    inDraft: 'Already in the draft: no change',
    added: 'Will be added',
    elsewhereIn: (place) => `In the account: ${place}`,
    elsewhereDraft: (name, place) => `In the draft ${name}: ${place}`,
    unnamedDraft: 'unnamed',
    lookingUp: 'Looking for the keywords in the account',
    lookUpFailed: 'Couldn’t look up the keywords in the account, so some of them may already be there.',
    lookUpAgain: 'Try again',
    leaveOut: (count, formatted) =>
      count === 1
        ? 'Skip the keyword that the account already has'
        : `Skip the ${formatted} keywords that the account already has`,
    leftOut: 'Skipped',
    empty: '(empty)',
    pages: 'Pagination for rows',
    previous: 'Previous page',
    next: 'Next page',
    page: (page) => `Page ${page}`,
    failure: {
      title: 'Import failure reason',
      imported: (count) => `${rowsOf(count)} imported`,
      failed: (count) => `${rowsOf(count)} failed`,
      skipped: (count) => `${rowsOf(count)} skipped`,
      total: (count) => `${count} in the file`,
      reason: 'Reason',
      search: 'Search failed rows',
      clear: 'Clear search',
      allReasons: 'All reasons',
      reasonFilter: 'Reason',
      noMatch: 'No matching failed rows',
      download: 'Download failed rows',
      close: 'Close',
      again: 'Import again',
      hint: 'Correct the downloaded file and import it again. Only these rows will change.',
    },
  },
  cn: {
    planning: '正在与草稿比对',
    rows: '文件中的行',
    filters: {
      new: '新增',
      changed: '更改',
      conflicting: '冲突',
      removed: '删除',
      equal: '相同',
      repeated: '文件内重复',
      wrong: '有误',
      elsewhere: '账户中已有',
    },
    none: {
      new: '文件中没有新增的行。',
      changed: '不会覆盖草稿中的任何内容。',
      conflicting: '没有冲突的行。',
      removed: '没有要删除的行。',
      equal: '没有与草稿相同的行。',
      repeated: '文件中没有重复的行。',
      wrong: '没有有误的行。',
      elsewhere: '新增的关键词均未出现在账户的其他位置。',
    },
    sheets: '文件中的工作表',
    sheet: '工作表',
    kinds: { campaign: '计划', unit: '单元', keyword: '关键词', creative: '创意', picture: '图片' },
    unused: { hidden: '已隐藏，不导入', blank: '空白', unknown: '未能识别，不导入' },
    rowCount: (count) => `${count} 行`,
    columns: '列',
    list: '无表头的关键词列表',
    unknown: '未识别的列',
    unknownHint: '请选择列的含义，系统会为该账户记住您的选择。',
    meaning: (head) => `列“${head}”的含义`,
    ignore: '不导入',
    choose: '暂不导入',
    examples: (count) => `跳过的示例行：${count}`,
    addedParents: (count) => `因行中提及而新建的计划和单元：${count}`,
    row: '行号',
    item: '内容',
    effect: '处理结果',
    sameAs: (row) => `与文件第 ${row} 行相同，跳过`,
    inDraft: '草稿中已有，保持不变',
    added: '将新增',
    elsewhereIn: (place) => `账户中已有：${place}`,
    elsewhereDraft: (name, place) => `草稿“${name}”中已有：${place}`,
    unnamedDraft: '未命名',
    lookingUp: '正在查询账户中的关键词',
    lookUpFailed: '未能查询账户中的关键词，文件中可能有账户已有的关键词。',
    lookUpAgain: '重试',
    leaveOut: (_count, formatted) => `不导入账户中已有的 ${formatted} 个关键词`,
    leftOut: '不导入',
    empty: '（空）',
    pages: '行的分页',
    previous: '上一页',
    next: '下一页',
    page: (page) => `第 ${page} 页`,
    failure: {
      title: '导入失败原因',
      imported: (count) => `成功 ${count} 行`,
      failed: (count) => `失败 ${count} 行`,
      skipped: (count) => `跳过 ${count} 行`,
      total: (count) => `文件共 ${count} 行`,
      reason: '失败原因',
      search: '搜索失败的行',
      clear: '清除搜索',
      allReasons: '全部原因',
      reasonFilter: '失败原因',
      noMatch: '没有符合条件的失败行',
      download: '下载失败的行',
      close: '关闭',
      again: '重新导入',
      hint: '修正下载的文件后重新导入，只会更改这些行。',
    },
  },
  tw: {
    planning: '正在與草稿比對',
    rows: '檔案中的列',
    filters: {
      new: '新增',
      changed: '變更',
      conflicting: '衝突',
      removed: '刪除',
      equal: '相同',
      repeated: '檔案內重複',
      wrong: '有誤',
      elsewhere: '帳戶中已有',
    },
    none: {
      new: '檔案中沒有新增的列。',
      changed: '不會覆寫草稿中的任何內容。',
      conflicting: '沒有衝突的列。',
      removed: '沒有要刪除的列。',
      equal: '沒有與草稿相同的列。',
      repeated: '檔案中沒有重複的列。',
      wrong: '沒有有誤的列。',
      elsewhere: '新增的關鍵字均未出現在帳戶的其他位置。',
    },
    sheets: '檔案中的工作表',
    sheet: '工作表',
    kinds: { campaign: '廣告活動', unit: '廣告群組', keyword: '關鍵字', creative: '素材', picture: '圖片' },
    unused: { hidden: '已隱藏，不匯入', blank: '空白', unknown: '無法辨識，不匯入' },
    rowCount: (count) => `${count} 列`,
    columns: '欄',
    list: '沒有標題列的關鍵字清單',
    unknown: '未辨識的欄',
    unknownHint: '請選擇欄的含義，系統會為此帳戶記住您的選擇。',
    meaning: (head) => `欄「${head}」的含義`,
    ignore: '不匯入',
    choose: '暫不匯入',
    examples: (count) => `略過的範例列：${count}`,
    addedParents: (count) => `因列中提及而新增的廣告活動與廣告群組：${count}`,
    row: '列號',
    item: '內容',
    effect: '處理結果',
    sameAs: (row) => `與檔案第 ${row} 列相同，略過`,
    inDraft: '草稿中已有，維持不變',
    added: '將新增',
    elsewhereIn: (place) => `帳戶中已有：${place}`,
    elsewhereDraft: (name, place) => `草稿「${name}」中已有：${place}`,
    unnamedDraft: '未命名',
    lookingUp: '正在查詢帳戶中的關鍵字',
    lookUpFailed: '無法查詢帳戶中的關鍵字，檔案中可能有帳戶已有的關鍵字。',
    lookUpAgain: '再試一次',
    leaveOut: (_count, formatted) => `不匯入帳戶中已有的 ${formatted} 個關鍵字`,
    leftOut: '不匯入',
    empty: '（空白）',
    pages: '列的分頁',
    previous: '上一頁',
    next: '下一頁',
    page: (page) => `第 ${page} 頁`,
    failure: {
      title: '匯入失敗原因',
      imported: (count) => `成功 ${count} 列`,
      failed: (count) => `失敗 ${count} 列`,
      skipped: (count) => `略過 ${count} 列`,
      total: (count) => `檔案共 ${count} 列`,
      reason: '失敗原因',
      search: '搜尋失敗的列',
      clear: '清除搜尋',
      allReasons: '全部原因',
      reasonFilter: '失敗原因',
      noMatch: '沒有符合條件的失敗列',
      download: '下載失敗的列',
      close: '關閉',
      again: '重新匯入',
      hint: '修正下載的檔案後重新匯入，只會變更這些列。',
    },
  },
};
