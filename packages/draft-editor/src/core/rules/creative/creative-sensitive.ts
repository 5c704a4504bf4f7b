import type { Finding, RowRule } from '../rule';
import { copyFields } from './creative-fields';

/** Reports texts that contain a sensitive word, such as a superlative that advertising law forbids. */
export const creativeSensitive: RowRule<'creative'> = {
  id: 'creative-sensitive',
  appliesTo: 'creative',
  severity: 'warning',
  codes: ['contains_sensitive_word'],
  check: (row, { options }) =>
    copyFields.flatMap((field): Finding[] => {
      const [word] = options.sensitiveWords.findIn(row[field]);
      if (word === undefined) return [];
      return [
        { field, code: 'contains_sensitive_word', params: { word: word.text, category: word.category } },
      ];
    }),
};
