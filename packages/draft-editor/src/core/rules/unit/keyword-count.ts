import { added } from '../examples';
import { rowRule } from '../rule';
import { countFinding } from '../rule-makers';

export const keywordCount = rowRule({
  id: 'keyword-count',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'Too many keywords in a unit', cn: '单元中的关键词过多', tw: '廣告群組中的關鍵字過多' },
  messages: [
    {
      code: 'too_many_keywords',
      text: {
        en: 'A unit can have up to {{max}} keywords; this one has {{count}}.',
        cn: '每个单元最多 {{max}} 个关键词，目前有 {{count}} 个',
        tw: '每個廣告群組最多 {{max}} 個關鍵字，目前有 {{count}} 個',
      },
      examples: () => [{ fails: added('keyword', 5_000), passes: added('keyword', 4_999) }],
    },
  ],
  limits: ['keywordsPerUnit'],
  check: (_, { keywords, options: { limits } }) =>
    countFinding(keywords.length, limits.keywordsPerUnit.max, 'too_many_keywords'),
});
