import type { Language } from '@meridian/i18n/core';
import type { TitleInfo } from '../core/columns/title-info';

/** A page of a keyword report, as in a response: twenty rows of 98. */
export type KeywordRow = Record<string, string | number | null> & { status: 'active' | 'paused' };

const lines = [
  ['2026-11-14', '日本签证代办', 0, 6814, 442, '2730.24', 19, 1, 2, 1],
  ['2026-11-16', '日本签证代办', 0, 5462, 438, '2667.11', 9, 1, 2, 1],
  ['2026-11-17', 'jr pass 购买', 1, 8617, 926, '2419.84', 37, 3, 3, 3],
  ['2026-11-17', '日本签证代办', 0, 6180, 391, '2414.58', 13, 1, 2, 1],
  ['2026-11-20', '日本签证代办', 0, 5085, 378, '2302.80', 9, 1, 2, 1],
  ['2026-11-14', 'jr pass 购买', 1, 9263, 858, '2266.92', 22, 3, 3, 3],
  ['2026-11-19', '日本签证代办', 0, 5621, 424, '2218.68', 14, 1, 2, 1],
  ['2026-11-20', '富士山包车', 2, 4541, 405, '2121.69', 19, 3, 2, 3],
  ['2026-11-14', '北海道滑雪', 3, 8973, 467, '2102.92', 21, 2, 3, 2],
  ['2026-11-16', 'jr pass 购买', 1, 7188, 715, '2037.68', 29, 3, 3, 3],
  ['2026-11-17', '京都自由行', 4, 10759, 585, '1916.60', 28, 3, 3, 2],
  ['2026-11-14', '富士山包车', 2, 4710, 382, '1913.24', 18, 3, 2, 3],
  ['2026-11-15', '日本签证代办', 0, 4958, 330, '1892.88', 7, 1, 2, 1],
  ['2026-11-16', '富士山包车', 2, 4142, 366, '1873.85', 11, 3, 2, 3],
  ['2026-11-18', 'jr pass 购买', 1, 8011, 715, '1819.77', 33, 3, 3, 3],
  ['2026-11-19', 'jr pass 购买', 1, 7973, 695, '1796.46', 24, 3, 3, 3],
  ['2026-11-16', '京都自由行', 4, 8740, 518, '1707.23', 15, 0, 3, 2],
  ['2026-11-14', '京都自由行', 4, 9444, 562, '1664.77', 20, 3, 3, 2],
  ['2026-11-17', '北海道滑雪', 3, 6931, 359, '1658.43', 12, 2, 3, 2],
  ['2026-11-15', '京都自由行', 4, 9175, 524, '1644.95', null, 3, 3, 2],
] as const;

const campaigns = {
  en: ['Visa | Generic', 'Rail | Brand', 'Kanto | Charter', 'Hokkaido | Winter', 'Kansai | Generic'],
  cn: ['签证-通用词', '铁路-品牌词', '关东-包车', '北海道-冬季', '关西-通用词'],
  tw: ['簽證-通用字', '鐵路-品牌字', '關東-包車', '北海道-冬季', '關西-通用字'],
} as const satisfies Record<Language, readonly string[]>;

const matches = {
  en: ['Exact', 'Phrase'],
  cn: ['精确匹配', '短语匹配'],
  tw: ['完全比對', '詞組比對'],
} as const satisfies Record<Language, readonly [string, string]>;

export function keywordRows(language: Language): KeywordRow[] {
  return lines.map(
    ([date, showWord, campaign, impression, click, cost, conversion, landing, business, expected]) => ({
      date,
      showWord,
      status: 'active',
      matchType: matches[language][campaign > 2 ? 1 : 0],
      campaignName: campaigns[language][campaign],
      impression,
      click,
      ctr: (click / impression).toFixed(6),
      cost,
      cpc: (Number(cost) / click).toFixed(4),
      conversion,
      landPageExperience: landing,
      businessRelationship: business,
      estimatedClickRate: expected,
    }),
  );
}

/** Totals of all 98 rows. */
export const keywordSummary = {
  impression: 585508,
  click: 33211,
  ctr: '0.056722',
  cost: '107353.94',
  cpc: '3.2325',
  conversion: 1142,
};

const titles = {
  en: 'Date,Keyword,Campaign,Impressions,Clicks,CTR,Cost,Avg. CPC,Conv.,Landing page,Relevance,Expected CTR',
  cn: '日期,关键词,计划,展现,点击,点击率,消费,平均点击价格,转化,落地页体验,业务相关性,预估点击率',
  tw: '日期,關鍵字,廣告活動,曝光,點擊,點閱率,費用,平均單次點擊費用,轉換,到達網頁體驗,業務關聯性,預期點閱率',
} as const satisfies Record<Language, string>;

export function keywordTitleInfos(language: Language): TitleInfo[] {
  const names = titles[language].split(',');
  const columns: Omit<TitleInfo, 'titleName'>[] = [
    { dataKey: 'date', isSort: true, fixed: 'left', width: 122 },
    { dataKey: 'showWord', domType: 'render', fixed: 'left', width: 192 },
    { dataKey: 'campaignName', width: 138 },
    { dataKey: 'impression', valueType: 'Long', unit: 't', isSort: true, width: 112 },
    { dataKey: 'click', valueType: 'Long', unit: 't', isSort: true, width: 80 },
    { dataKey: 'ctr', valueType: 'Double', unit: '%*100', width: 82 },
    { dataKey: 'cost', valueType: 'Double', unit: 't2', unitDesc: '￥', isSort: true, width: 138 },
    { dataKey: 'cpc', valueType: 'Double', unit: 't2', unitDesc: '￥', width: 98 },
    { dataKey: 'conversion', valueType: 'Long', unit: 't', width: 68 },
    { dataKey: 'landPageExperience', domType: 'render', width: 140 },
    { dataKey: 'businessRelationship', domType: 'render', width: 140 },
    { dataKey: 'estimatedClickRate', domType: 'render', width: 154 },
  ];
  return columns.map((column, index) => ({ domType: 'text', ...column, titleName: names[index] ?? '' }));
}

/** Rows of a whole result in memory, with numbers of very different lengths. */
export function manyRows(count: number, language: Language = 'en'): KeywordRow[] {
  const page = keywordRows(language);
  return Array.from({ length: count }, (_, index) => {
    const row = page[index % page.length];
    return {
      status: 'active',
      ...row,
      showWord: `keyword ${index}`,
      impression: (index * 7919) % 1_000_003,
      cost: index === count - 7 ? '123456789012.34' : ((index * 104_729) % 99_991) / 100,
    };
  });
}
