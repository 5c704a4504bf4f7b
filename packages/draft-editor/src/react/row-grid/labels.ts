import { formatList, formatNumber, type Language } from '@meridian/i18n/core';

interface RowGridLabels {
  grids: Record<'campaign' | 'unit' | 'keyword' | 'creative', string>;
  /** Headers of the columns with the names of the rows that contain a row. */
  parents: Record<'campaign' | 'unit', string>;
  /** Header of the column that says whether the provider has a row. */
  sync: string;
  synchronized: string;
  synchronizedWithout: (fields: readonly string[]) => string;
  /** State of a row that the account does not have. */
  new: string;
  /** State of a row with other values than in the account. */
  changed: string;
  /** State of a row with another parent than in the account. */
  moved: string;
  /** State of a row that also changed in the account. */
  conflicting: string;
  failed: (reasons: readonly string[]) => string;
  /** State of a row that was deleted but is still in the account. */
  toBeRemoved: string;
  notRemoved: (reasons: readonly string[]) => string;
  /** Hides rows that are as in the account. */
  onlyChanged: (rows: number) => string;
  exportRows: (rows: number) => string;
  copyToDraft: (rows: number) => string;
}

export const rowGridLabels: Record<Language, RowGridLabels> = {
  en: {
    grids: { campaign: 'Campaigns', unit: 'Units', keyword: 'Keywords', creative: 'Creatives' },
    parents: { campaign: 'Campaign', unit: 'Unit' },
    sync: 'Sync',
    synchronized: 'Synced',
    synchronizedWithout: (fields) => `Synced, not sent: ${formatList(fields, 'en')}`,
    new: 'New',
    changed: 'Changed',
    moved: 'Moved',
    conflicting: 'In conflict',
    failed: (reasons) => `Failed: ${reasons.join('; ')}`,
    toBeRemoved: 'To be removed',
    notRemoved: (reasons) => `Not removed: ${reasons.join('; ')}`,
    onlyChanged: (rows) => `Only changed rows (${formatNumber(rows)})`,
    exportRows: (rows) =>
      rows === 1 ? 'Export 1 row as workbook' : `Export ${formatNumber(rows)} rows as workbook`,
    copyToDraft: (rows) => `Copy ${rows === 1 ? '1 row' : `${formatNumber(rows)} rows`} to another draft`,
  },
  cn: {
    grids: { campaign: '计划', unit: '单元', keyword: '关键词', creative: '创意' },
    parents: { campaign: '计划', unit: '单元' },
    sync: '同步状态',
    synchronized: '已同步',
    synchronizedWithout: (fields) => `已同步，未发送：${formatList(fields, 'cn')}`,
    new: '新增',
    changed: '已修改',
    moved: '已移动',
    conflicting: '有冲突',
    failed: (reasons) => `同步失败：${reasons.join('；')}`,
    toBeRemoved: '待删除',
    notRemoved: (reasons) => `删除失败：${reasons.join('；')}`,
    onlyChanged: (rows) => `仅显示有变动的行（${formatNumber(rows)}）`,
    exportRows: (rows) => `将 ${formatNumber(rows)} 行导出为工作簿`,
    copyToDraft: (rows) => `将 ${formatNumber(rows)} 行复制到其他草稿`,
  },
  tw: {
    grids: { campaign: '廣告活動', unit: '廣告群組', keyword: '關鍵字', creative: '素材' },
    parents: { campaign: '廣告活動', unit: '廣告群組' },
    sync: '同步狀態',
    synchronized: '已同步',
    synchronizedWithout: (fields) => `已同步，未傳送：${formatList(fields, 'tw')}`,
    new: '新增',
    changed: '已變更',
    moved: '已移動',
    conflicting: '有衝突',
    failed: (reasons) => `同步失敗：${reasons.join('；')}`,
    toBeRemoved: '待刪除',
    notRemoved: (reasons) => `刪除失敗：${reasons.join('；')}`,
    onlyChanged: (rows) => `僅顯示有變動的列（${formatNumber(rows)}）`,
    exportRows: (rows) => `將 ${formatNumber(rows)} 列匯出為活頁簿`,
    copyToDraft: (rows) => `將 ${formatNumber(rows)} 列複製到其他草稿`,
  },
};
