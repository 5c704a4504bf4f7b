import type { Language } from '@meridian/i18n/core';

interface RowGridLabels {
  grids: Record<'unit' | 'keyword' | 'creative', string>;
  columns: Record<string, string>;
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

const format = new Intl.NumberFormat('en-US');

export const rowGridLabels: Record<Language, RowGridLabels> = {
  en: {
    grids: { unit: 'Units', keyword: 'Keywords', creative: 'Creatives' },
    columns: {
      adgroupName: 'Unit name',
      isAutoTargeted: 'Auto-targeting',
      pcFinalUrl: 'Computer final URL',
      mobileFinalUrl: 'Mobile final URL',
      monitorSuffix: 'Monitor suffix',
      iosUrl: 'iOS store link',
      androidApp: 'Android app',
      bid: 'Bid (￥)',
      keyword: 'Keyword',
      matchType: 'Match mode',
      title: 'Title',
      description1: 'Description line 1',
      description2: 'Description line 2',
      miniProgramUrl: 'Mini-program URL',
      pictureTheme: 'Picture theme',
    },
    sync: 'Sync',
    synchronized: 'Synced',
    synchronizedWithout: (fields) => `Synced, not sent: ${fields.join(', ')}`,
    notSynchronized: 'Not synced',
    failed: (reasons) => `Failed: ${reasons.join('; ')}`,
    toBeRemoved: 'To be removed',
    notRemoved: (reasons) => `Not removed: ${reasons.join('; ')}`,
    onlyNotSynchronized: (rows) => `Only rows not synced (${format.format(rows)})`,
  },
  cn: {
    grids: { unit: '单元', keyword: '关键词', creative: '创意' },
    columns: {
      adgroupName: '单元名称',
      isAutoTargeted: '自动定向',
      pcFinalUrl: '计算机最终访问网址',
      mobileFinalUrl: '移动最终访问网址',
      monitorSuffix: '监控后缀',
      iosUrl: 'iOS 应用链接',
      androidApp: '安卓应用',
      bid: '出价（元）',
      keyword: '关键词',
      matchType: '匹配模式',
      title: '标题',
      description1: '描述第一行',
      description2: '描述第二行',
      miniProgramUrl: '小程序链接',
      pictureTheme: '图片主题',
    },
    sync: '同步状态',
    synchronized: '已同步',
    synchronizedWithout: (fields) => `已同步，未发送：${fields.join('、')}`,
    notSynchronized: '未同步',
    failed: (reasons) => `同步失败：${reasons.join('；')}`,
    toBeRemoved: '待删除',
    notRemoved: (reasons) => `删除失败：${reasons.join('；')}`,
    onlyNotSynchronized: (rows) => `仅显示未同步的行（${format.format(rows)}）`,
  },
  tw: {
    grids: { unit: '廣告群組', keyword: '關鍵字', creative: '素材' },
    columns: {
      adgroupName: '廣告群組名稱',
      isAutoTargeted: '自動指定目標',
      pcFinalUrl: '電腦版最終到達網址',
      mobileFinalUrl: '行動版最終到達網址',
      monitorSuffix: '追蹤尾碼',
      iosUrl: 'iOS 商店連結',
      androidApp: 'Android 應用程式',
      bid: '出價（元）',
      keyword: '關鍵字',
      matchType: '比對類型',
      title: '標題',
      description1: '說明第一行',
      description2: '說明第二行',
      miniProgramUrl: '小程式連結',
      pictureTheme: '圖片主題',
    },
    sync: '同步狀態',
    synchronized: '已同步',
    synchronizedWithout: (fields) => `已同步，未傳送：${fields.join('、')}`,
    notSynchronized: '未同步',
    failed: (reasons) => `同步失敗：${reasons.join('；')}`,
    toBeRemoved: '待刪除',
    notRemoved: (reasons) => `刪除失敗：${reasons.join('；')}`,
    onlyNotSynchronized: (rows) => `僅顯示未同步的列（${format.format(rows)}）`,
  },
};
