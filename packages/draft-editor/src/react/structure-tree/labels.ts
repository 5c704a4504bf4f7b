import { formatNumber, type Language } from '@meridian/i18n/core';
import type { UnitList } from './tree-items';

interface StructureTreeLabels {
  title: string;
  search: string;
  clear: string;
  lists: Record<UnitList, string>;
  unnamedCampaign: string;
  unnamedUnit: string;
  units: (count: number) => string;
  errors: (count: number) => string;
  warnings: (count: number) => string;
  actionsOf: (name: string) => string;
  /** Place of a dragged unit in a campaign. */
  place: (at: { campaign: string; position: number; total: number }) => string;
  addCampaign: string;
  addUnit: string;
  duplicate: string;
  transfer: string;
  copyToDraft: string;
  export: string;
  delete: string;
  noMatch: string;
  empty: string;
  /** State of a row that was deleted but is still in the account. */
  toBeRemoved: string;
  takeBack: (name: string) => string;
  paused: string;
  synchronized: string;
  changed: (rows: number) => string;
  removed: (rows: number) => string;
  failed: (rows: number) => string;
  conflicting: (rows: number) => string;
}

export const structureTreeLabels: Record<Language, StructureTreeLabels> = {
  en: {
    title: 'Structure',
    search: 'Search campaigns and units',
    clear: 'Clear',
    lists: { keyword: 'Keywords', creative: 'Creatives', picture: 'Pictures' },
    unnamedCampaign: 'Unnamed campaign',
    unnamedUnit: 'Unnamed unit',
    units: (count) => (count === 1 ? '1 unit' : `${formatNumber(count)} units`),
    errors: (count) => (count === 1 ? '1 error' : `${formatNumber(count)} errors`),
    warnings: (count) => (count === 1 ? '1 warning' : `${formatNumber(count)} warnings`),
    actionsOf: (name) => `Actions for ${name}`,
    place: ({ campaign, position, total }) =>
      `${campaign}, ${formatNumber(position)} of ${formatNumber(total)}`,
    addCampaign: 'Add campaign',
    addUnit: 'Add unit',
    duplicate: 'Duplicate',
    transfer: 'Move or copy',
    copyToDraft: 'Copy to another draft',
    export: 'Export as workbook',
    delete: 'Delete',
    noMatch: 'No matching campaigns or units',
    empty: 'No campaigns yet',
    toBeRemoved: 'To be removed',
    takeBack: (name) => `Restore ${name}`,
    paused: 'paused',
    synchronized: 'synced',
    changed: (rows) => (rows === 1 ? '1 new or changed row' : `${formatNumber(rows)} new or changed rows`),
    removed: (rows) => (rows === 1 ? '1 row to be removed' : `${formatNumber(rows)} rows to be removed`),
    failed: (rows) =>
      rows === 1 ? '1 row rejected by the provider' : `${formatNumber(rows)} rows rejected by the provider`,
    conflicting: (rows) =>
      rows === 1
        ? '1 row in conflict with the account'
        : `${formatNumber(rows)} rows in conflict with the account`,
  },
  cn: {
    title: '结构',
    search: '搜索计划和单元',
    clear: '清除',
    lists: { keyword: '关键词', creative: '创意', picture: '图片' },
    unnamedCampaign: '未命名计划',
    unnamedUnit: '未命名单元',
    units: (count) => `${formatNumber(count)} 个单元`,
    errors: (count) => `${formatNumber(count)} 个错误`,
    warnings: (count) => `${formatNumber(count)} 个警告`,
    actionsOf: (name) => `“${name}”的操作`,
    place: ({ campaign, position, total }) =>
      `${campaign}，第 ${formatNumber(position)} 个，共 ${formatNumber(total)} 个`,
    addCampaign: '添加计划',
    addUnit: '添加单元',
    duplicate: '复制',
    transfer: '移动或复制',
    copyToDraft: '复制到其他草稿',
    export: '导出为工作簿',
    delete: '删除',
    noMatch: '没有符合条件的计划或单元',
    empty: '暂无计划',
    toBeRemoved: '待删除',
    takeBack: (name) => `恢复：${name}`,
    paused: '已暂停',
    synchronized: '已同步',
    changed: (rows) => `新增或修改 ${formatNumber(rows)} 行`,
    removed: (rows) => `待删除 ${formatNumber(rows)} 行`,
    failed: (rows) => `${formatNumber(rows)} 行同步失败`,
    conflicting: (rows) => `${formatNumber(rows)} 行与账户冲突`,
  },
  tw: {
    title: '結構',
    search: '搜尋廣告活動和廣告群組',
    clear: '清除',
    lists: { keyword: '關鍵字', creative: '素材', picture: '圖片' },
    unnamedCampaign: '未命名的廣告活動',
    unnamedUnit: '未命名的廣告群組',
    units: (count) => `${formatNumber(count)} 個廣告群組`,
    errors: (count) => `${formatNumber(count)} 個錯誤`,
    warnings: (count) => `${formatNumber(count)} 個警告`,
    actionsOf: (name) => `「${name}」的操作`,
    place: ({ campaign, position, total }) =>
      `${campaign}，第 ${formatNumber(position)} 個，共 ${formatNumber(total)} 個`,
    addCampaign: '新增廣告活動',
    addUnit: '新增廣告群組',
    duplicate: '複製',
    transfer: '移動或複製',
    copyToDraft: '複製到其他草稿',
    export: '匯出為活頁簿',
    delete: '刪除',
    noMatch: '沒有符合條件的廣告活動或廣告群組',
    empty: '尚無廣告活動',
    toBeRemoved: '待刪除',
    takeBack: (name) => `復原：${name}`,
    paused: '已暫停',
    synchronized: '已同步',
    changed: (rows) => `新增或變更 ${formatNumber(rows)} 列`,
    removed: (rows) => `待刪除 ${formatNumber(rows)} 列`,
    failed: (rows) => `${formatNumber(rows)} 列同步失敗`,
    conflicting: (rows) => `${formatNumber(rows)} 列與帳戶衝突`,
  },
};
