import { parseWildcards } from '../../wildcards/wildcards';
import { nothing, type Finding, type RowRule } from '../rule';

/** Braces mark the core word of a keyword with smart match, once; they have no meaning elsewhere. */
export const keywordBraces: RowRule<'keyword'> = {
  id: 'keyword-braces',
  appliesTo: 'keyword',
  severity: 'error',
  codes: ['braces_match_type', 'braces_unbalanced', 'core_word'],
  check: ({ keyword, matchType }): readonly Finding[] => {
    const at = keyword.search(/[{}]/);
    if (at === -1) return nothing;
    if (matchType !== 'smart') return [{ field: 'keyword', code: 'braces_match_type' }];
    const { tokens, errors } = parseWildcards(keyword);
    const unbalanced = errors.find(({ code }) => code === 'unbalanced');
    if (unbalanced) {
      const position = [...keyword.slice(0, unbalanced.at)].length + 1;
      return [{ field: 'keyword', code: 'braces_unbalanced', params: { position } }];
    }
    const words = tokens.filter(({ type }) => type !== 'text');
    const isOne = errors.length === 0 && words.length === 1;
    return isOne && words.every((token) => 'word' in token && token.word.trim() !== '')
      ? nothing
      : [{ field: 'keyword', code: 'core_word' }];
  },
};
