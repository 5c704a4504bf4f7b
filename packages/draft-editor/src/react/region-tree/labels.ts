import { formatNumber, type Language } from '@meridian/i18n/core';
import type { RegionNode, RegionTreeName } from '../../core/regions/region-nodes';

export interface RegionTreeLabels {
  trees: string;
  tree: Record<RegionTreeName, string>;
  search: string;
  clearSearch: string;
  noMatch: string;
  /** Number of a node's selected children. */
  some: (chosen: number, all: number) => string;
  /** Name for the children of a node. */
  children: (level: RegionNode['level'], count: number) => string;
  factorIs: (factor: string) => string;
  editFactor: (region: string) => string;
  chosen: string;
  factor: string;
  factorOf: (region: string) => string;
  nothingChosen: string;
  clear: string;
  remove: (region: string) => string;
  /** Returns a region to the factor of its province or area. */
  removeFactor: (region: string) => string;
  inProvince: (city: string, province: string) => string;
  part: (province: string, cities: number) => string;
  unknown: (id: number) => string;
  hint: (min: string, max: string) => string;
  keys: string;
}

const cities = (count: number) => `${formatNumber(count)} ${count === 1 ? 'city' : 'cities'}`;
const provinces = (count: number) => `${formatNumber(count)} ${count === 1 ? 'province' : 'provinces'}`;

export const regionTreeLabels: Record<Language, RegionTreeLabels> = {
  cn: {
    trees: '地域范围',
    tree: { china: '中国', overseas: '海外' },
    search: '省份或城市',
    clearSearch: '清空搜索',
    noMatch: '没有匹配的地域',
    some: (chosen, all) => `${chosen} / ${all}`,
    children: (level, count) =>
      level === 'area' ? `${formatNumber(count)} 个省级地区` : `${formatNumber(count)} 个城市`,
    factorIs: (factor) => `系数 ${factor}`,
    editFactor: (region) => `设置${region}的出价系数`,
    chosen: '已选',
    factor: '出价系数',
    factorOf: (region) => `${region}的出价系数`,
    nothingChosen: '未选择地域',
    clear: '清空',
    remove: (region) => `移除${region}`,
    removeFactor: (region) => `移除${region}的单独系数`,
    inProvince: (city, province) => `${province} ${city}`,
    part: (province, count) => `${province}，${formatNumber(count)} 个城市`,
    unknown: (id) => `地域 ${id}`,
    hint: (min, max) => `系数为 ${min} 至 ${max}。城市的单独系数优先于所属省份的系数。`,
    keys: '用上下方向键移动，用左右方向键收起或展开，按空格键选择，按回车键设置系数。',
  },
  en: {
    trees: 'Where',
    tree: { china: 'China', overseas: 'Overseas' },
    search: 'Province or city',
    clearSearch: 'Clear search',
    noMatch: 'No matching regions',
    some: (chosen, all) => `${chosen} of ${all}`,
    children: (level, count) => (level === 'area' ? provinces(count) : cities(count)),
    factorIs: (factor) => `factor ${factor}`,
    editFactor: (region) => `Set the bidding factor of ${region}`,
    chosen: 'Selected',
    factor: 'Bidding factor',
    factorOf: (region) => `Bidding factor of ${region}`,
    nothingChosen: 'No regions selected',
    clear: 'Remove all',
    remove: (region) => `Remove ${region}`,
    removeFactor: (region) => `Remove the separate factor of ${region}`,
    inProvince: (city, province) => `${city}, ${province}`,
    part: (province, count) => `${province}, ${cities(count)}`,
    unknown: (id) => `Region ${id}`,
    hint: (min, max) => `From ${min} to ${max}. A city’s factor overrides its province’s.`,
    keys: 'Up and Down move, Left and Right collapse or expand, Space selects, Enter sets the factor.',
  },
  tw: {
    trees: '地區範圍',
    tree: { china: '中國', overseas: '海外' },
    search: '省份或城市',
    clearSearch: '清除搜尋',
    noMatch: '沒有符合的地區',
    some: (chosen, all) => `${chosen} / ${all}`,
    children: (level, count) =>
      level === 'area' ? `${formatNumber(count)} 個省級地區` : `${formatNumber(count)} 個城市`,
    factorIs: (factor) => `係數 ${factor}`,
    editFactor: (region) => `設定${region}的出價係數`,
    chosen: '已選',
    factor: '出價係數',
    factorOf: (region) => `${region}的出價係數`,
    nothingChosen: '尚未選擇地區',
    clear: '全部移除',
    remove: (region) => `移除${region}`,
    removeFactor: (region) => `移除${region}的個別係數`,
    inProvince: (city, province) => `${province} ${city}`,
    part: (province, count) => `${province}，${formatNumber(count)} 個城市`,
    unknown: (id) => `地區 ${id}`,
    hint: (min, max) => `係數介於 ${min} 至 ${max}。城市的個別係數優先於所屬省份的係數。`,
    keys: '使用上下方向鍵移動，左右方向鍵收合或展開，按空白鍵選取，按 Enter 鍵設定係數。',
  },
};
