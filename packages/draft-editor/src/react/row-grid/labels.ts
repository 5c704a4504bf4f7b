import { formatList, formatNumber, type Language } from '@meridian/i18n/core';

interface RowGridLabels {
  grids: Record<'unit' | 'keyword' | 'creative', string>;
  /** Header of the column that says whether the provider has a row. */
  sync: string;
  synchronized: string;
  synchronizedWithout: (fields: readonly string[]) => string;
  notSynchronized: string;
  failed: (reasons: readonly string[]) => string;
  /** State of a row that was deleted but is still in the account. */
  toBeRemoved: string;
  notRemoved: (reasons: readonly string[]) => string;
  /** Hides rows that the provider has. */
  onlyNotSynchronized: (rows: number) => string;
}

export const rowGridLabels: Record<Language, RowGridLabels> = {
  en: {
    grids: { unit: 'Units', keyword: 'Keywords', creative: 'Creatives' },
    sync: 'Sync',
    synchronized: 'Synced',
    synchronizedWithout: (fields) => `Synced, not sent: ${formatList(fields, 'en')}`,
    notSynchronized: 'Not synced',
    failed: (reasons) => `Failed: ${reasons.join('; ')}`,
    toBeRemoved: 'To be removed',
    notRemoved: (reasons) => `Not removed: ${reasons.join('; ')}`,
    onlyNotSynchronized: (rows) => `Only rows not synced (${formatNumber(rows)})`,
  },
  cn: {
    grids: { unit: '单元', keyword: '关键词', creative: '创意' },
    sync: '同步状态',
    synchronized: '已同步',
    synchronizedWithout: (fields) => `已同步，未发送：${formatList(fields, 'cn')}`,
    notSynchronized: '未同步',
    failed: (reasons) => `同步失败：${reasons.join('；')}`,
    toBeRemoved: '待删除',
    notRemoved: (reasons) => `删除失败：${reasons.join('；')}`,
    onlyNotSynchronized: (rows) => `仅显示未同步的行（${formatNumber(rows)}）`,
  },
  tw: {
    grids: { unit: '廣告群組', keyword: '關鍵字', creative: '素材' },
    sync: '同步狀態',
    synchronized: '已同步',
    synchronizedWithout: (fields) => `已同步，未傳送：${formatList(fields, 'tw')}`,
    notSynchronized: '未同步',
    failed: (reasons) => `同步失敗：${reasons.join('；')}`,
    toBeRemoved: '待刪除',
    notRemoved: (reasons) => `刪除失敗：${reasons.join('；')}`,
    onlyNotSynchronized: (rows) => `僅顯示未同步的列（${formatNumber(rows)}）`,
  },
};
