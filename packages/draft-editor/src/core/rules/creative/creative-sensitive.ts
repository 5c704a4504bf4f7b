import { rowRule } from '../rule';
import { sharedMessages } from '../shared-messages';
import { copyFields } from './creative-fields';

/** Reports texts that contain a sensitive word, such as a superlative that advertising law forbids. */
export const creativeSensitive = rowRule({
  id: 'creative-sensitive',
  appliesTo: 'creative',
  severity: 'warning',
  title: { en: 'Creative contains a sensitive word', cn: '创意包含敏感词', tw: '素材包含敏感字詞' },
  messages: [
    {
      ...sharedMessages.contains_sensitive_word,
      examples: () => [{ fails: { title: '全国第一北海道滑雪' }, passes: { title: '全国各地北海道滑雪' } }],
    },
  ],
  check: (row, { options }) =>
    copyFields.flatMap((field) => {
      const [word] = options.sensitiveWords.findIn(row[field]);
      if (word === undefined) return [];
      return [
        { field, code: 'contains_sensitive_word', params: { word: word.text, category: word.category } },
      ];
    }),
});
