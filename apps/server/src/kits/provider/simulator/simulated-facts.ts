import type { Channel } from '@meridian/api-client/contract';

/** Sums for a day or a part of it; money in cents, so that parts add up exactly. */
export interface SimulatedSums {
  impression: number;
  click: number;
  cents: number;
  conversion: number;
}

/** A row at the finest granularity: all columns of the provider's reports, with sums. */
export interface SimulatedFact {
  /** Values by column; a combined column has an object. */
  columns: Readonly<Record<string, unknown>>;
  sums: SimulatedSums;
}

/** How to divide a keyword's day. Divisions that a report does not need are skipped. */
export interface Divisions {
  isHourly: boolean;
  hasDevices: boolean;
  hasRegions: boolean;
  hasIdeas: boolean;
  hasQueries: boolean;
}

const campaignNames = ['品牌词', '通用词'];
const unitNames = ['价格', '门店'];
const keywords = ['茶叶', '绿茶 礼盒', '红茶,散装'];
const matches = ['精确匹配', '短语匹配', '智能匹配'];
const qualities = ['数据积累中', '低于平均', '平均水平', '高于平均'];
const regions = [
  ['广东', '深圳'],
  ['广东', '广州'],
  ['浙江', '杭州'],
  ['北京', '北京'],
];
/** Fraction of the search terms that the provider lists. */
const listedTerms = 0.6;

/** Facts of an account on a day, times a factor. Deterministic. */
export function simulatedFacts(
  { seed, userName, channel, day }: { seed: number; userName: string; channel: Channel; day: string },
  divisions: Divisions,
  factor: number,
): SimulatedFact[] {
  return keywordIndexes.flatMap(([c, u, k]) => {
    const campaignName = `${channel === 'feed' ? '信息流' : '搜索'}-${campaignNames[c]}`;
    const adGroupName = unitNames[u] ?? '';
    const keyword = keywords[k] ?? '';
    const random = (what: string) => noise(`${seed} ${userName} ${channel} ${day} ${c}${u}${k} ${what}`);
    const impression = 20 + Math.floor(random('impression') * 900);
    const click = Math.floor(impression * (0.01 + random('click') * 0.08));
    const cents = click * (80 + Math.floor(random('cost') * 400)) + Math.floor(random('cents') * 100);
    const conversion = Math.floor(click * random('conversion') * 0.2);
    const whole: SimulatedFact = {
      columns: {
        date: day,
        userName,
        campaignName,
        adGroupName,
        wInfoNameStatus: keyword,
        mixWmatchEnum: matches[k],
        landPageExperience: qualities[k + 1],
        businessRelationship: qualities[2],
        estimatedClickRate: qualities[c],
      },
      sums: multiplied({ impression, click, cents, conversion }, factor),
    };
    if (divisions.hasQueries && random('listed') > listedTerms) return [];
    return divide(whole, divisions, keyword);
  });
}

const keywordIndexes = campaignNames.flatMap((_, c) =>
  unitNames.flatMap((_, u) => keywords.map((_, k) => [c, u, k] as const)),
);

function divide(whole: SimulatedFact, divisions: Divisions, keyword: string): SimulatedFact[] {
  let facts = [whole];
  const split = (parts: readonly Readonly<Record<string, unknown>>[]) => {
    facts = facts.flatMap((fact) =>
      parts.map((columns, at) => ({
        columns: { ...fact.columns, ...columns },
        sums: partOf(fact.sums, at, parts.length),
      })),
    );
  };
  const { date } = whole.columns;
  if (divisions.hasDevices) split([{ device: '计算机' }, { device: '移动设备' }, { device: '移动设备' }]);
  if (divisions.hasRegions)
    split(regions.map(([provinceName, provinceCityName]) => ({ provinceName, provinceCityName })));
  if (divisions.hasIdeas) split([1, 2].map((number) => ({ ideaInfo: ideaOf(keyword, number) })));
  if (divisions.hasQueries)
    split(
      ['', '多少钱'].map((more, at) => ({
        queryWord: `${keyword}${more}`,
        queryStatusName: at === 0 ? '已添加' : '未添加',
      })),
    );
  if (divisions.isHourly)
    split(
      Array.from({ length: 24 }, (_, hour) => ({
        date: `${String(date)} ${String(hour).padStart(2, '0')}:00`,
      })),
    );
  return facts.filter(({ sums }) => Object.values(sums).some((sum) => sum > 0));
}

const ideaOf = (keyword: string, number: number) => ({
  ideaId: String(number),
  ideaTitle: `{${keyword}}直供`,
  ideaDesc: `新茶上市，第${number}款`,
  ideaDesc2: '',
  ideaShowURL: 'tea.example.com',
  ideaMaterial: `https://pictures.example.com/${number}`,
});

function multiplied({ impression, click, cents, conversion }: SimulatedSums, factor: number): SimulatedSums {
  const times = (sum: number) => Math.floor(sum * factor);
  return {
    impression: times(impression),
    click: times(click),
    cents: times(cents),
    conversion: times(conversion),
  };
}

/** Part number `at` of `count`. The parts add up to the sum. */
function partOf(sums: SimulatedSums, at: number, count: number): SimulatedSums {
  const part = (sum: number) => Math.floor((sum * (at + 1)) / count) - Math.floor((sum * at) / count);
  return {
    impression: part(sums.impression),
    click: part(sums.click),
    cents: part(sums.cents),
    conversion: part(sums.conversion),
  };
}

/** A number from 0 to 1 that depends only on the text. Source: FNV-1a with the finalizer of MurmurHash3. */
function noise(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
