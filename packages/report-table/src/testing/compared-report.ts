import type { Language } from '@meridian/i18n/core';
import type { TitleInfo } from '../core/columns/title-info';
import type { Comparison } from '../core/comparison/compare';
import type { RowData } from '../core/format/cell-value';

/** A keyword over seven days, as in the response for one of two periods. */
export type ComparedRow = {
  keywordId: string;
  showWord: string;
  status: 'active' | 'paused';
  cost: string;
  click: number;
  ctr: string | null;
  conversion: number;
};

type Metrics = readonly [cost: string, click: number, ctr: string | null, conversion: number];

interface Line {
  name: string;
  /** In Taiwan's characters; omitted if the name is the same. */
  tw?: string;
  status?: 'paused';
  current: Metrics;
  /** Null if it did not exist yet. */
  previous: Metrics | null;
}

const lines: readonly Line[] = [
  {
    name: 'jr pass 购买',
    tw: 'jr pass 購買',
    current: ['13328.95', 5130, '0.093013', 180],
    previous: ['10174.77', 4046, '0.085900', 141],
  },
  {
    name: '日本签证代办',
    tw: '日本簽證代辦',
    current: ['15862.17', 2706, '0.069560', 84],
    previous: ['12843.86', 2240, '0.065020', 69],
  },
  {
    name: '奈良小鹿一日游',
    tw: '奈良小鹿一日遊',
    current: ['2891.56', 1361, '0.059000', 54],
    previous: null,
  },
  {
    name: '北海道滑雪',
    current: ['10130.72', 2379, '0.048340', 80],
    previous: ['12384.74', 2721, '0.049752', 95],
  },
  {
    name: '环球影城门票',
    tw: '環球影城門票',
    current: ['7689.20', 4993, '0.062900', 174],
    previous: ['5445.61', 3700, '0.057200', 127],
  },
  {
    name: '富士山包车',
    tw: '富士山包車',
    current: ['11471.03', 2254, '0.079700', 82],
    previous: ['9992.19', 1980, '0.075700', 72],
  },
  {
    name: '东京自由行攻略',
    tw: '東京自由行攻略',
    status: 'paused',
    current: ['0', 0, null, 0],
    previous: ['1288.40', 402, '0.044100', 6],
  },
  {
    name: 'tokyo tour',
    status: 'paused',
    current: ['2078.27', 631, '0.032300', 23],
    previous: ['2839.17', 783, '0.034180', 30],
  },
  {
    name: '京都自由行',
    current: ['11081.08', 3572, '0.054320', 143],
    previous: ['10414.55', 3335, '0.052480', 135],
  },
  {
    name: '日本温泉旅馆',
    tw: '日本溫泉旅館',
    current: ['7192.43', 1665, '0.053300', 58],
    previous: ['6586.47', 1522, '0.051200', 53],
  },
  {
    name: '东京一日游',
    tw: '東京一日遊',
    current: ['6956.68', 2520, '0.041910', 83],
    previous: ['7504.51', 2621, '0.041820', 89],
  },
  {
    name: '冲绳潜水',
    tw: '沖繩潛水',
    status: 'paused',
    current: ['3746.42', 925, '0.049190', 26],
    previous: ['4262.14', 1002, '0.049730', 29],
  },
  {
    name: '新干线车票',
    tw: '新幹線車票',
    current: ['3878.29', 1795, '0.042340', 57],
    previous: ['3587.69', 1655, '0.040780', 53],
  },
  {
    name: '浅草和服体验',
    tw: '淺草和服體驗',
    current: ['6204.90', 1830, '0.051200', 55],
    previous: ['6180.30', 1795, '0.050900', 55],
  },
  {
    name: '箱根一日游',
    tw: '箱根一日遊',
    current: ['4842.24', 1450, '0.044700', 43],
    previous: ['4819.14', 1418, '0.044500', 43],
  },
];

const idOf = (index: number) => `k${index + 1}`;
const metricsOf = ([cost, click, ctr, conversion]: Metrics) => ({ cost, click, ctr, conversion });

/** The rows of the current period, the largest changes first. */
export function comparedRows(language: Language): ComparedRow[] {
  return lines.map(({ name, tw, status, current }, index) => ({
    keywordId: idOf(index),
    showWord: language === 'tw' ? (tw ?? name) : name,
    status: status ?? 'active',
    ...metricsOf(current),
  }));
}

/** Totals of all rows, for the current and the previous period. */
export const comparedSummary = metricsOf(['107353.94', 33211, '0.056722', 1142]);
const previousSummary = metricsOf(['98323.54', 29220, '0.053200', 997]);

const previous = new Map<string, RowData>(
  lines.flatMap(({ previous }, index) => (previous ? [[idOf(index), metricsOf(previous)] as const] : [])),
);

/** Comparison with the previous seven days. */
export const weekBefore: Comparison<ComparedRow> = {
  previousOf: ({ keywordId }) => previous.get(keywordId),
  previousSummary,
  favourable: { click: 'higher', ctr: 'higher', conversion: 'higher' },
};

const titles = {
  en: ['Keyword', 'Cost', 'Clicks', 'CTR', 'Conversions'],
  cn: ['关键词', '消费', '点击', '点击率', '转化'],
  tw: ['關鍵字', '費用', '點擊', '點閱率', '轉換'],
} as const satisfies Record<Language, readonly string[]>;

export function comparedTitleInfos(language: Language): TitleInfo[] {
  const [word, cost, click, ctr, conversion] = titles[language];
  const metric = { domType: 'text', isSort: true } as const;
  return [
    { dataKey: 'showWord', titleName: word, domType: 'render', fixed: 'left', width: 178 },
    { ...metric, dataKey: 'cost', titleName: cost, valueType: 'Double', unit: 't2', unitDesc: '￥' },
    { ...metric, dataKey: 'click', titleName: click, valueType: 'Long', unit: 't' },
    { ...metric, dataKey: 'ctr', titleName: ctr, valueType: 'Double', unit: '%*100' },
    { ...metric, dataKey: 'conversion', titleName: conversion, valueType: 'Long', unit: 't' },
  ];
}
