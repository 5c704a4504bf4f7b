import { added } from '../examples';
import { rowRule } from '../rule';
import { countFinding } from '../rule-makers';

export const unitCount = rowRule({
  id: 'unit-count',
  appliesTo: 'campaign',
  severity: 'error',
  title: { en: 'Too many units in a campaign', cn: '计划中的单元过多', tw: '廣告活動中的廣告群組過多' },
  messages: [
    {
      code: 'too_many_units',
      text: {
        en: 'A campaign can have up to {{max}} units; this one has {{count}}.',
        cn: '每个计划最多 {{max}} 个单元，目前有 {{count}} 个',
        tw: '每個廣告活動最多 {{max}} 個廣告群組，目前有 {{count}} 個',
      },
      examples: () => [{ fails: added('unit', 1_000), passes: added('unit', 999) }],
    },
  ],
  limits: ['unitsPerCampaign'],
  check: (_, { units, options: { limits } }) =>
    countFinding(units.length, limits.unitsPerCampaign.max, 'too_many_units'),
});
