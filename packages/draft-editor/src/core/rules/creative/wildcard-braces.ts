import { parseWildcards } from '../../wildcards/wildcards';
import type { Finding, RowRule } from '../rule';
import { copyFields } from './creative-fields';

/** Braces come in pairs and do not nest; the position counts characters from 1. */
export const wildcardBraces: RowRule<'creative'> = {
  id: 'wildcard-braces',
  appliesTo: 'creative',
  severity: 'error',
  codes: ['braces_unbalanced', 'braces_nested', 'wildcard_empty'],
  check: (row) =>
    copyFields.flatMap((field): Finding[] => {
      const text = row[field];
      if (!/[{}]/.test(text)) return [];
      const { tokens, errors } = parseWildcards(text);
      const positionOf = (at: number) => [...text.slice(0, at)].length + 1;
      const empty = tokens.find((token) => token.type !== 'text' && token.word.trim() === '');
      return [
        ...errors.slice(0, 1).map(({ code, at }): Finding => {
          const params = { position: positionOf(at) };
          return { field, code: code === 'nested' ? 'braces_nested' : 'braces_unbalanced', params };
        }),
        ...(empty
          ? [{ field, code: 'wildcard_empty', params: { position: positionOf(empty.at) } } as const]
          : []),
      ];
    }),
};
