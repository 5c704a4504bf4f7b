import { negativeFields } from '../../model/rows';
import { rowRule } from '../rule';

const words = (count: number) => Array.from({ length: count }, (_, index) => `negative ${index}`);

/** Limits the negative keywords of each match mode. */
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
      examples: () => [
        { fails: { phraseNegatives: words(201) }, passes: { phraseNegatives: words(200) } },
        { fails: { exactNegatives: words(201) }, passes: { exactNegatives: words(200) } },
      ],
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
