import { audienceRows, planAudience, type AudiencePlan } from './audience';
import type { DemoAccount } from './catalogue';
import { demandOn } from './demand';
import { addMetrics, splitMetrics, type DemoMetrics } from './demo-metrics';
import { makeItem, rowsOf, type DemoItem, type DemoRow } from './item';
import { planNewKeywords, type NewKeywords } from './new-keywords';
import { between, chance, pick } from './random';

interface Keyword {
  item: DemoItem;
  seed: string;
  reach: number;
  clickRate: number;
  clickCents: number;
  conversionRate: number;
  terms: DemoItem[];
}
interface Unit {
  item: DemoItem;
  /** The first one gives a share of its traffic to the new keyword. */
  keywords: Keyword[];
  newKeywords: NewKeywords<Keyword>;
  creatives: DemoItem[];
}
interface Campaign {
  item: DemoItem;
  units: Unit[];
  budgetCents: number;
}
export interface SearchPlan {
  account: DemoAccount;
  accountItem: DemoItem;
  campaigns: Campaign[];
  devices: [pc: DemoItem, mobile: DemoItem];
  audience: AudiencePlan;
}

const matchTypes = ['exact', 'phrase', 'smart'] as const;
const qualityCodes = ['3', '2', '2', '1', '3', '0'] as const;
const statuses = ['serving', 'serving', 'serving', 'serving', 'paused'] as const;
/** Second search term of a keyword: people add a year or their city. */
const additions = ['2026', '上海', '北京', '广州'] as const;

function planKeyword(account: DemoAccount, place: Record<string, string>, showWord: string): Keyword {
  const seed = `${account.accountNo}|${showWord}`;
  const dims = { ...place, showWord };
  const termCount = Math.floor(between(0, 3, seed, 'terms'));
  const searchTerms = [showWord, `${showWord} ${pick(additions, seed, 'term')}`];
  return {
    seed,
    item: makeItem('search', 'keyword', {
      ...dims,
      matchType: pick(matchTypes, seed, 'match'),
      landPageExperience: pick(qualityCodes, seed, 'page'),
      businessRelationship: pick(qualityCodes, seed, 'relation'),
      estimatedClickRate: pick(qualityCodes, seed, 'rate'),
    }),
    reach: account.keywordReach * (0.12 + 4 * chance(seed, 'reach') ** 3),
    clickRate: between(0.025, 0.085, seed, 'ctr'),
    clickCents: account.clickCents * between(0.6, 1.7, seed, 'cpc'),
    conversionRate: between(0.01, 0.06, seed, 'cvr'),
    terms: searchTerms.slice(0, termCount).map((searchTerm, index) =>
      makeItem('search', 'searchTerm', {
        ...dims,
        searchTerm,
        addState: index === 0 ? 'added' : 'not_added',
      }),
    ),
  };
}

/** Structure of an account's search ads: campaigns, units, keywords, creatives. */
export function planSearch(account: DemoAccount): SearchPlan {
  let unitCount = 0;
  const campaigns = Object.entries(account.searchTopics).map(([topic, offer]) => {
    const campaignName = `${topic}-通用词`;
    const units = Object.entries(offer.units).map(([unit, suffixes]) => {
      const place = { campaignName, adgroupName: `${topic}-${unit}` };
      return {
        item: makeItem('search', 'unit', { ...place, adgroupStatus: pick(statuses, topic, unit, 'status') }),
        keywords: suffixes.map((suffix) => planKeyword(account, place, `${topic}${suffix}`)),
        newKeywords: planNewKeywords(unitCount++, (suffix) =>
          planKeyword(account, place, `${topic}${unit}${suffix}`),
        ),
        creatives: offer.creatives.map(({ title, ideaDesc, ideaDesc2 }, index) =>
          makeItem('search', 'designDaily', {
            ...place,
            ideaTitle: title(`{${topic}}`, account.brand),
            ideaDesc,
            ideaDesc2,
            ideaShowUrl: `www.${account.site}`,
            ideaStatus: pick(statuses, topic, unit, 'creative', index),
          }),
        ),
      };
    });
    const expectedCents = units
      .flatMap((unit) => unit.keywords)
      .reduce((sum, keyword) => sum + keyword.reach * keyword.clickRate * keyword.clickCents, 0);
    const isTight = chance(account.accountNo, topic, 'budget') < 0.25;
    return {
      item: makeItem('search', 'campaign', {
        campaignName,
        campaignStatus: isTight ? 'budget_out' : 'serving',
      }),
      units,
      // a multiple of 50 yuan, like real budgets
      budgetCents: Math.ceil((expectedCents * (isTight ? 0.85 : 2)) / 5000) * 5000,
    };
  });
  return {
    account,
    accountItem: makeItem('search', 'account', {}),
    campaigns,
    devices: [
      makeItem('search', 'device', { device: 'pc' }),
      makeItem('search', 'device', { device: 'mobile' }),
    ],
    audience: planAudience('search'),
  };
}

function keywordMetrics(keyword: Keyword, day: string, share: number): DemoMetrics {
  const chanceOf = (name: string) => chance(keyword.seed, day, name);
  const impression = Math.floor(keyword.reach * share * (0.7 + 0.6 * chanceOf('i'))) + 1;
  const click = Math.floor(impression * keyword.clickRate * (0.75 + 0.5 * chanceOf('c')) + chanceOf('c+'));
  const costCents = Math.round(click * keyword.clickCents * (0.85 + 0.3 * chanceOf('p')));
  const conversion = Math.floor(click * keyword.conversionRate + chanceOf('v'));
  return {
    impression,
    click: Math.min(click, impression),
    costCents,
    conversion: Math.min(conversion, click),
  };
}

/**
 * Rows of an account's search ads on a day, in all sections; sections that add up to another one are equal to the cent.
 */
export function searchRows(plan: SearchPlan, day: string): DemoRow[] {
  const { account } = plan;
  const demand = demandOn(day, { seed: account.accountNo, channel: 'search', peakMonth: account.peakMonth });
  const rows: DemoRow[] = [];
  const campaignTotals = plan.campaigns.map((campaign) => {
    const keywords = campaign.units.flatMap((unit) => unit.keywords);
    const wanted = addMetrics(keywords.map((keyword) => keywordMetrics(keyword, day, demand)));
    // a budget ends the day early: all keywords of the campaign lose the same fraction
    const share = demand * Math.min(1, campaign.budgetCents / Math.max(wanted.costCents, 1));
    const unitTotals = campaign.units.map((unit) => {
      const [first, ...others] = unit.keywords.map((keyword) => keywordMetrics(keyword, day, share));
      const added = unit.newKeywords.on(day);
      const [left, moved] = splitMetrics(first ?? addMetrics([]), [4, 1], added.seed, day, 'new');
      const keywords = [...unit.keywords, added];
      const metrics = [left, ...others, moved].filter((each) => each !== undefined);
      const total = addMetrics(metrics);
      rows.push(
        ...rowsOf(
          keywords.map((keyword) => keyword.item),
          metrics,
        ),
      );
      rows.push({ item: unit.item, metrics: total });
      const weights = unit.creatives.map((_, index) => between(1, 2, unit.item.itemKey, index));
      rows.push(...rowsOf(unit.creatives, splitMetrics(total, weights, day, unit.item.itemKey)));
      keywords.forEach((keyword, index) => {
        const whole = metrics[index];
        if (whole) rows.push(...termRows(keyword, whole, day));
      });
      return total;
    });
    const total = addMetrics(unitTotals);
    rows.push({ item: campaign.item, metrics: total });
    return total;
  });
  const total = addMetrics(campaignTotals);
  const mobileShare = between(0.68, 0.78, account.accountNo, day, 'mobile');
  const devices = splitMetrics(total, [1 - mobileShare, mobileShare], account.accountNo, day, 'device');
  rows.push({
    item: plan.accountItem,
    metrics: total,
    pcCostCents: devices[0]?.costCents ?? 0,
    mobileCostCents: devices[1]?.costCents ?? 0,
  });
  rows.push(...rowsOf(plan.devices, devices));
  rows.push(...audienceRows(plan.audience, total, { account, channel: 'search', day }));
  return rows;
}

/** Search terms that the provider lists; the rest of the keyword's traffic is unlisted, as in real reports. */
function termRows(keyword: Keyword, whole: DemoMetrics, day: string): DemoRow[] {
  if (keyword.terms.length === 0) return [];
  const weights = [...keyword.terms.map((_, index) => 3 - index), 2];
  return rowsOf(keyword.terms, splitMetrics(whole, weights, keyword.seed, day, 'term'));
}
