import {
  emptyFields,
  fromRows,
  rootId,
  type Draft,
  type DraftStatus,
  type Row,
} from '@meridian/draft-editor/core';

interface DemoUnit {
  name: string;
  url: string;
  /** Theme of its picture; absent: it has none yet. */
  theme?: string;
  keywords: readonly string[];
  /** Title and two descriptions. */
  creatives: readonly (readonly [title: string, description1: string, description2: string])[];
}

interface DemoCampaign extends Pick<Row<'campaign'>, 'businessPointId'> {
  name: string;
  /** CNY, per day and per click. */
  budget: number;
  bid: number;
  units: readonly DemoUnit[];
}

/** A draft in the demo workspace. */
export interface DemoDraft {
  accountNo: string;
  /** Name of the user who created it. */
  author: string;
  status: DraftStatus;
  /** Days before today and time of the last change. */
  changed: { daysAgo: number; time: string };
  draft: Draft;
}

/** Drafts of the demo advertisers: one in progress, one without errors, and one that was sent back. */
export const demoDrafts: readonly DemoDraft[] = [
  {
    accountNo: '8840213',
    author: 'admin',
    status: 1,
    changed: { daysAgo: 1, time: '10:05' },
    draft: draftOf('北海道滑雪季', [
      {
        name: '北海道 | 滑雪',
        businessPointId: '3010203',
        budget: 300,
        bid: 2.8,
        units: [
          {
            name: '滑雪套餐',
            url: 'example.com/hokkaido/ski',
            theme: '雪景',
            keywords: ['北海道滑雪', '二世谷滑雪', '富良野滑雪', '北海道滑雪套餐', '北海道 最佳 滑雪场', ''],
            creatives: [
              [
                '{地域}出发 {北海道滑雪}五天四晚',
                '二世谷、富良野双雪场，中文教练一对一，含雪具与雪票。',
                '十二月出发可免费升级温泉酒店，小团成行，行程透明，名额有限，请在线咨询客服。',
              ],
              ['滑雪', '', ''],
            ],
          },
          {
            name: '温泉酒店',
            url: 'example.com/hokkaido/onsen',
            keywords: ['北海道温泉酒店', '登别温泉', '洞爷湖温泉', '北海道滑雪'],
            creatives: [
              [
                '{北海道温泉酒店}在线预订 即时确认',
                '登别、洞爷湖、定山溪温泉酒店，含早晚餐与接送，支持免费取消。',
                '冬季连住两晚送私汤体验一次，节假日不加价，房量有限，请提前预订。',
              ],
            ],
          },
        ],
      },
    ]),
  },
  {
    accountNo: '8840213',
    author: 'editor',
    status: 2,
    changed: { daysAgo: 3, time: '16:20' },
    draft: draftOf('京都赏枫', [
      {
        name: '京都 | 秋季',
        businessPointId: '3010202',
        budget: 200,
        bid: 2.2,
        units: [
          {
            name: '赏枫路线',
            url: 'example.com/kyoto/autumn',
            theme: '红叶',
            keywords: ['京都赏枫', '京都红叶', '岚山红叶', '京都秋季旅游', '京都赏枫路线'],
            creatives: [
              [
                '{京都赏枫}小团 岚山清水寺夜枫',
                '每团不超过八人，中文导游全程陪同，含酒店与市内交通。',
                '十一月出发日期每天更新，行程透明无购物，出发前三天可免费改期。',
              ],
            ],
          },
        ],
      },
    ]),
  },
  {
    accountNo: '8840377',
    author: 'editor',
    status: 3,
    changed: { daysAgo: 6, time: '09:40' },
    draft: draftOf('日语寒假班', [
      {
        name: '日语 | 寒假',
        businessPointId: '3020102',
        budget: 150,
        bid: 3.5,
        units: [
          {
            name: '零基础课程',
            url: 'example.com/japanese/beginner',
            keywords: ['日语培训班', '零基础学日语', '日语寒假班', '日语网课', '全国第一日语培训'],
            creatives: [
              [
                '{日语寒假班}小班直播课 随到随学',
                '零基础到 N3，每班不超过十二人，课后有老师批改作业。',
                '寒假班一月开课，报名送教材与三个月回放，可先试听一节再决定。',
              ],
            ],
          },
        ],
      },
    ]),
  },
];

function draftOf(name: string, campaigns: readonly DemoCampaign[]): Draft {
  const units = campaigns.flatMap((campaign, at) =>
    campaign.units.map((unit, index) => ({ ...unit, id: `unit-${at}-${index}`, parentId: `campaign-${at}` })),
  );
  return fromRows({
    name,
    rows: {
      campaign: campaigns.map(({ name: campaignName, businessPointId, budget, bid }, at) => ({
        ...emptyFields.campaign,
        id: `campaign-${at}`,
        parentId: rootId,
        campaignName,
        businessPointId,
        budget,
        bid,
        regions: [11, 31, 32].map((regionId) => ({ regionId, factor: null })),
      })),
      unit: units.map(({ id, parentId, name: adgroupName, url }) => ({
        ...emptyFields.unit,
        id,
        parentId,
        adgroupName,
        pcFinalUrl: `https://www.${url}`,
        mobileFinalUrl: `https://m.${url}`,
      })),
      keyword: units.flatMap(({ id: parentId, keywords }) =>
        keywords.map((keyword, index) => ({
          ...emptyFields.keyword,
          id: `${parentId}-keyword-${index}`,
          parentId,
          keyword,
        })),
      ),
      creative: units.flatMap(({ id: parentId, creatives, theme = '' }) =>
        creatives.map(([title, description1, description2], index) => ({
          ...emptyFields.creative,
          id: `${parentId}-creative-${index}`,
          parentId,
          title,
          description1,
          description2,
          pictureTheme: theme,
        })),
      ),
      picture: units.flatMap(({ id: parentId, theme }) =>
        theme === undefined
          ? []
          : [{ id: `${parentId}-picture`, parentId, imageId: `demo-${parentId}`, theme, ratio: '1.61:1' }],
      ),
    },
  });
}
