import { negativeFields, type NegativeField } from '../../model/rows';
import { rowRule, type Finding, type RuleExamples } from '../rule';

const words = (count: number) => Array.from({ length: count }, (_, index) => `negative ${index}`);
const examples = (): RuleExamples => [
  { fails: { phraseNegatives: words(201) }, passes: { phraseNegatives: words(200) } },
  { fails: { exactNegatives: words(201) }, passes: { exactNegatives: words(200) } },
];

/** Limits the negative keywords of each match mode of a unit. */
export const negativeCount = rowRule({
  id: 'negative-count',
  appliesTo: 'unit',
  severity: 'error',
  title: {
    en: 'Too many negative keywords in a unit',
    cn: '单元中的否定关键词过多',
    tw: '廣告群組中的排除關鍵字過多',
  },
  messages: [
    {
      code: 'too_many_negatives',
      text: {
        en: 'A unit can have up to {{max}} negative keywords per match mode; this one has {{count}}.',
        cn: '每个单元每种匹配模式最多 {{max}} 个否定关键词，目前有 {{count}} 个',
        tw: '每個廣告群組每種比對類型最多 {{max}} 個排除關鍵字，目前有 {{count}} 個',
      },
      examples,
    },
  ],
  limits: ['negativesPerUnit'],
  check: (row, { options: { limits } }) =>
    negativeFields.flatMap((field) => {
      const count = row[field].length;
      const { max } = limits.negativesPerUnit;
      return count > max ? [{ field, code: 'too_many_negatives', params: { count, max } }] : [];
    }),
});

/** Limits of a campaign, which differ by match mode. */
const campaignNegativeLimits = {
  phraseNegatives: 'phraseNegativesPerCampaign',
  exactNegatives: 'exactNegativesPerCampaign',
} as const satisfies Record<NegativeField, string>;

/** Limits the negative keywords of each match mode of a campaign. */
export const campaignNegativeCount = rowRule({
  id: 'campaign-negative-count',
  appliesTo: 'campaign',
  severity: 'error',
  title: {
    en: 'Too many negative keywords in a campaign',
    cn: '计划中的否定关键词过多',
    tw: '廣告活動中的排除關鍵字過多',
  },
  messages: [
    {
      code: 'too_many_campaign_negatives',
      text: {
        en: 'A campaign can have up to {{max}} negative keywords of this match mode; this one has {{count}}.',
        cn: '每个计划此匹配模式最多 {{max}} 个否定关键词，目前有 {{count}} 个',
        tw: '每個廣告活動此比對類型最多 {{max}} 個排除關鍵字，目前有 {{count}} 個',
      },
      examples,
    },
  ],
  limits: Object.values(campaignNegativeLimits),
  check: (row, { options: { limits } }) =>
    negativeFields.flatMap((field): Finding<'too_many_campaign_negatives'>[] => {
      const count = row[field].length;
      const max = limits[campaignNegativeLimits[field]]?.max ?? Infinity;
      return count > max ? [{ field, code: 'too_many_campaign_negatives', params: { count, max } }] : [];
    }),
});
