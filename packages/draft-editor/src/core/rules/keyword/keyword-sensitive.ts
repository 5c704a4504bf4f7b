import { nothing, rowRule } from '../rule';

/** A keyword that is a sensitive word. */
export const keywordSensitive = rowRule({
  id: 'keyword-sensitive',
  appliesTo: 'keyword',
  severity: 'error',
  title: { en: 'Keyword is a sensitive word', cn: '关键词为敏感词', tw: '關鍵字為敏感字詞' },
  messages: [
    {
      code: 'sensitive_word',
      text: {
        en: 'Sensitive word: {{word}} ({{category}}).',
        cn: '敏感词：{{word}}（{{category}}）',
        tw: '敏感字詞：{{word}}（{{category}}）',
      },
      examples: () => [{ fails: { keyword: '赌场' }, passes: { keyword: '北海道赌场滑雪' } }],
    },
  ],
  check: ({ keyword }, { options }) => {
    const word = options.sensitiveWords.match(keyword);
    return word === null
      ? nothing
      : [{ field: 'keyword', code: 'sensitive_word', params: { word: word.text, category: word.category } }];
  },
});
