import { added } from '../examples';
import { rowRule } from '../rule';
import { countFinding } from '../rule-makers';

export const creativeCount = rowRule({
  id: 'creative-count',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'Too many creatives in a unit', cn: '单元中的创意过多', tw: '廣告群組中的素材過多' },
  messages: [
    {
      code: 'too_many_creatives',
      text: {
        en: 'A unit can have up to {{max}} creatives; this one has {{count}}.',
        cn: '每个单元最多 {{max}} 个创意，目前有 {{count}} 个',
        tw: '每個廣告群組最多 {{max}} 個素材，目前有 {{count}} 個',
      },
      examples: () => [{ fails: added('creative', 50), passes: added('creative', 49) }],
    },
  ],
  limits: ['creativesPerUnit'],
  check: (_, { creatives, options: { limits } }) =>
    countFinding(creatives.length, limits.creativesPerUnit.max, 'too_many_creatives'),
});
