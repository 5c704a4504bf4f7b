import { nothing, type RowRule } from '../rule';

/** A keyword that contains a sensitive word. */
export const keywordContainsSensitive: RowRule<'keyword'> = {
  id: 'keyword-contains-sensitive',
  appliesTo: 'keyword',
  severity: 'warning',
  codes: ['contains_sensitive_word'],
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
};
