import type { Language } from '@meridian/i18n/core';
import type { TitleInfo } from '../core/columns/title-info';
import { pictures } from './pictures';

/** A creative with its picture, as in a response. */
export type CreativeRow = {
  creativeId: string;
  title: string;
  description: string;
  description2: string;
  /** May be empty. */
  image: string;
  theme: string;
  usedBy: number;
  campaign: string;
  state: 'serving' | 'paused' | 'review' | 'rejected';
  impression: number;
  click: number;
  ctr: string;
  cost: string;
  cpc: string;
};

type Metrics = readonly [impression: number, click: number, cost: string];

const lines: readonly (readonly [
  title: string,
  lines: readonly string[],
  picture: keyof typeof pictures | null,
  campaign: string,
  state: CreativeRow['state'],
  metrics: Metrics,
])[] = [
  [
    '北海道滑雪五天四晚 雪票全包',
    ['二世谷、富良野双雪场，中文教练一对一。', '十二月出发可免费升级温泉酒店。'],
    'snow',
    'Hokkaido | Winter',
    'serving',
    [96210, 3964, '6421.68'],
  ],
  [
    '京都红叶季自由行 赏枫名所一次走完',
    ['清水寺、岚山、东福寺，随团摄影跟拍。', '含和服体验与抹茶下午茶，两人成行。'],
    'maple',
    'Kansai | Autumn',
    'serving',
    [88140, 3411, '5048.28'],
  ],
  [
    '冲绳潜水 青之洞窟双人套餐',
    ['持证教练带队，零基础也能下水。', '含装备、照片与酒店接送，当日确认。'],
    'sea',
    'Okinawa | Activity',
    'serving',
    [71802, 2377, '4064.67'],
  ],
  [
    'JR Pass 全国版 电子票即时出票',
    ['七日、十四日、二十一日三种票型。'],
    'train',
    'Rail | Brand',
    'serving',
    [64518, 2936, '3288.32'],
  ],
  [
    '日本旅游签证 五个工作日出签',
    ['资料在线提交，专人审核。', '拒签全退，支持加急与上门取件。'],
    null,
    'Visa | Generic',
    'review',
    [68240, 1494, '3107.52'],
  ],
  [
    '箱根温泉一泊二食 私汤房型',
    ['露天私汤，晚餐怀石料理。', '浪漫特快车票可加购，周末不加价。'],
    'onsen',
    'Onsen | Generic',
    'rejected',
    [40366, 1187, '2290.91'],
  ],
  ['东京夜景一日游 晴空塔免排队', [], 'night', 'Kanto | Day trips', 'paused', [52977, 1420, '2201.00']],
  [
    '宫岛大鸟居 广岛两日往返',
    ['潮汐时刻已排好，涨潮退潮都能看到。', '含严岛神社门票与牡蛎午餐。'],
    'gate',
    'Chugoku | Sea',
    'serving',
    [33905, 1024, '1433.60'],
  ],
];

const themes = {
  en: {
    snow: 'Hokkaido snow',
    maple: 'Kyoto maples',
    sea: 'Okinawa sea',
    train: 'Bullet train',
    onsen: 'Hakone spring',
    night: 'Tokyo night',
    gate: 'Miyajima gate',
  },
  cn: {
    snow: '北海道之雪',
    maple: '京都红叶',
    sea: '冲绳之海',
    train: '新干线',
    onsen: '箱根温泉',
    night: '东京夜景',
    gate: '宫岛鸟居',
  },
  tw: {
    snow: '北海道之雪',
    maple: '京都紅葉',
    sea: '沖繩之海',
    train: '新幹線',
    onsen: '箱根溫泉',
    night: '東京夜景',
    gate: '宮島鳥居',
  },
} as const satisfies Record<Language, Record<keyof typeof pictures, string>>;

const titles = {
  en: 'Creative,Campaign,Status,Impressions,Clicks,CTR,Cost,Avg. CPC',
  cn: '创意,计划,状态,展现,点击,点击率,消费,平均点击价格',
  tw: '素材,廣告活動,狀態,曝光,點擊,點閱率,費用,平均單次點擊費用',
} as const satisfies Record<Language, string>;

/** Eight of 21. */
export function creativeRows(language: Language): CreativeRow[] {
  return lines.map(([title, [first = '', second = ''], picture, campaign, state, metrics], index) => {
    const [impression, click, cost] = metrics;
    return {
      creativeId: `c${index + 1}`,
      title,
      description: first,
      description2: second,
      image: picture === null ? '' : pictures[picture],
      theme: picture === null ? '' : themes[language][picture],
      usedBy: (index % 3) + 1,
      campaign,
      state,
      impression,
      click,
      ctr: (click / impression).toFixed(6),
      cost,
      cpc: (Number(cost) / click).toFixed(4),
    };
  });
}

/** Totals of all 21. */
export const creativeSummary = {
  impression: 1342011,
  click: 46314,
  ctr: '0.034511',
  cost: '72425.55',
  cpc: '1.5638',
};

export function creativeTitleInfos(language: Language): TitleInfo[] {
  const names = titles[language].split(',');
  const columns: Omit<TitleInfo, 'titleName'>[] = [
    { dataKey: 'title', domType: 'render', fixed: 'left', width: 397 },
    { dataKey: 'campaign', width: 146 },
    { dataKey: 'state', domType: 'render', width: 158 },
    { dataKey: 'impression', unit: 't', isSort: true, width: 104 },
    { dataKey: 'click', unit: 't', isSort: true, width: 74 },
    { dataKey: 'ctr', unit: '%*100', width: 76 },
    { dataKey: 'cost', unit: 't2', unitDesc: '￥', isSort: true, width: 130 },
    { dataKey: 'cpc', unit: 't2', unitDesc: '￥', width: 92 },
  ];
  return columns.map((column, index) => ({ ...column, titleName: names[index] ?? '' }));
}
