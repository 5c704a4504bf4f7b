import type { Section } from '@meridian/api-client/contract';
import { audienceRows, planAudience, type AudiencePlan } from './audience';
import type { DemoAccount } from './catalogue';
import { demandOn } from './demand';
import { addMetrics, splitMetrics, type DemoMetrics } from './demo-metrics';
import { makeItem, rowsOf, type DemoItem, type DemoRow } from './item';
import { between, chance, pick } from './random';

interface FeedUnit {
  item: DemoItem;
  seed: string;
  reach: number;
  /** Three manual creatives and a last one that the provider generated. */
  creatives: DemoItem[];
  /** What the unit aims at; all of one kind. */
  targets: DemoItem[];
}
interface FeedCampaign {
  item: DemoItem;
  units: FeedUnit[];
}
export interface FeedPlan {
  account: DemoAccount;
  accountItem: DemoItem;
  campaigns: FeedCampaign[];
  audience: AudiencePlan;
}

const pictures = 8;
const creativeTexts = [
  {
    title: (topic: string, brand: string) => `${topic}怎么选？看完这篇不踩坑 | ${brand}`,
    ideaDesc: '价格、流程、注意事项一次讲清，附真实案例与避坑清单。',
  },
  {
    title: (topic: string) => `${topic}限时特惠，今天下单立减，名额不多`,
    ideaDesc: '活动本周截止，下单即送攻略手册，支持随时退。',
  },
  { title: (topic: string, brand: string) => `${brand}｜${topic}真实体验，10 万人都在看`, ideaDesc: '' },
  { title: (topic: string) => `${topic}：三分钟了解适合你的方案`, ideaDesc: '' },
] as const;
const creativeStatuses = ['serving', 'serving', 'serving', 'paused', 'review', 'rejected'] as const;

/** The address of a creative's picture; '' for one in nine, which has none. */
function pictureOf(seed: string, index: number): string {
  const number = Math.floor(chance(seed, 'picture', index) * (pictures + 1));
  return number === 0 ? '' : `/demo/creative-${number}.svg`;
}

/** The four ways to aim: section, name of the unit, data key of the target, targets. */
const aims = (account: DemoAccount, topic: string) =>
  [
    { section: 'newInterest', unit: '兴趣定向', key: 'interestsName', values: account.industry.interests },
    {
      section: 'intentionWord',
      unit: '意图词定向',
      key: 'showWord',
      values: ['价格', '推荐', '攻略', '哪家好'].map((word) => `${topic}${word}`),
    },
    { section: 'crowd', unit: '人群包定向', key: 'crowdName', values: account.industry.crowds },
    {
      section: 'automatic',
      unit: '自动定向',
      key: 'autoTarget',
      values: ['智能拓量', '相似人群', '商品定向'],
    },
  ] as const satisfies readonly { section: Section; unit: string; key: string; values: readonly string[] }[];

/** The structure of an account's feed ads: campaigns, units, creatives, targets. */
export function planFeed(account: DemoAccount): FeedPlan {
  const campaigns = account.feedTopics.map((topic) => {
    const campaignName = `${topic}-信息流`;
    return {
      item: makeItem('feed', 'campaign', { campaignName, campaignStatus: 'serving' }),
      units: aims(account, topic).map(({ section, unit, key, values }) => {
        const place = { campaignName, adgroupName: `${topic}-${unit}` };
        const seed = `${account.accountNo}|${place.adgroupName}`;
        return {
          seed,
          item: makeItem('feed', 'unit', {
            ...place,
            adgroupStatus: pick(['serving', 'serving', 'paused'], seed, 'status'),
          }),
          reach: account.keywordReach * between(18, 60, seed, 'reach'),
          creatives: creativeTexts.map(({ title, ideaDesc }, index) =>
            makeItem('feed', index === 3 ? 'programDesignDaily' : 'designDaily', {
              ...place,
              ideaTitle: title(topic, account.brand),
              ideaDesc,
              ideaMaterialUrl: pictureOf(seed, index),
              ideaStatus: pick(creativeStatuses, seed, 'creative', index),
            }),
          ),
          targets: values.map((value) => makeItem('feed', section, { ...place, [key]: value })),
        };
      }),
    };
  });
  return {
    account,
    accountItem: makeItem('feed', 'account', {}),
    campaigns,
    audience: planAudience('feed'),
  };
}

function unitMetrics(account: DemoAccount, unit: FeedUnit, day: string, demand: number): DemoMetrics {
  const chanceOf = (name: string) => chance(unit.seed, day, name);
  const impression = Math.floor(unit.reach * demand * (0.75 + 0.5 * chanceOf('i'))) + 1;
  const click = Math.floor(
    impression * between(0.008, 0.024, unit.seed, 'ctr') * (0.8 + 0.4 * chanceOf('c')),
  );
  const costCents = Math.round(click * account.clickCents * 0.28 * (0.8 + 0.4 * chanceOf('p')));
  const conversion = Math.floor(click * between(0.004, 0.02, unit.seed, 'cvr') + chanceOf('v'));
  return { impression, click, costCents, conversion: Math.min(conversion, click) };
}

/** What an account's feed ads did on a day, in every section; equal to the cent wherever one sums to another. */
export function feedRows(plan: FeedPlan, day: string): DemoRow[] {
  const { account } = plan;
  const demand = demandOn(day, { seed: account.accountNo, channel: 'feed', peakMonth: account.peakMonth });
  const rows: DemoRow[] = [];
  const campaignTotals = plan.campaigns.map((campaign) => {
    const unitTotals = campaign.units.map((unit) => {
      const total = unitMetrics(account, unit, day, demand);
      const weigh = (items: readonly DemoItem[]) =>
        items.map((item) => between(1, 3, item.itemKey) * between(0.8, 1.2, item.itemKey, day));
      rows.push({ item: unit.item, metrics: total });
      rows.push(
        ...rowsOf(unit.creatives, splitMetrics(total, weigh(unit.creatives), unit.seed, day, 'creative')),
      );
      rows.push(...rowsOf(unit.targets, splitMetrics(total, weigh(unit.targets), unit.seed, day, 'target')));
      return total;
    });
    const total = addMetrics(unitTotals);
    rows.push({ item: campaign.item, metrics: total });
    return total;
  });
  const total = addMetrics(campaignTotals);
  rows.push({ item: plan.accountItem, metrics: total });
  rows.push(...audienceRows(plan.audience, total, { account, channel: 'feed', day }));
  return rows;
}
