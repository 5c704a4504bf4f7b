import { nothing, type RowRule } from '../rule';

/** A keyword that is a sensitive word. */
export const keywordSensitive: RowRule<'keyword'> = {
  id: 'keyword-sensitive',
  appliesTo: 'keyword',
  severity: 'error',
  codes: ['sensitive_word'],
  check: ({ keyword }, { options }) => {
    const word = options.sensitiveWords.match(keyword);
    return word === null
      ? nothing
      : [{ field: 'keyword', code: 'sensitive_word', params: { word: word.text, category: word.category } }];
  },
};
