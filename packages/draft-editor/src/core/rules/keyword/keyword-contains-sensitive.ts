import { nothing, rowRule } from '../rule';
import { sharedMessages } from '../shared-messages';

/** A keyword that contains a sensitive word. */
export const keywordContainsSensitive = rowRule({
  id: 'keyword-contains-sensitive',
  appliesTo: 'keyword',
  severity: 'warning',
  title: { en: 'Keyword contains a sensitive word', cn: '关键词包含敏感词', tw: '關鍵字包含敏感字詞' },
  messages: [
    {
      ...sharedMessages.contains_sensitive_word,
      examples: () => [
        { fails: { keyword: '北海道赌场滑雪' }, passes: { keyword: '赌场' } },
        { fails: { keyword: '北海道赌\u{2060}场滑雪' }, passes: { keyword: '北海道滑雪场' } },
      ],
    },
  ],
  check: ({ keyword }, { options }) => {
    const [word] = options.sensitiveWords.findIn(keyword);
    // a keyword that equals the word already has an error
    if (word === undefined || options.sensitiveWords.match(keyword) !== null) return nothing;
    return [
      {
        field: 'keyword',
        code: 'contains_sensitive_word',
        params: { word: word.text, category: word.category },
      },
    ];
  },
});
