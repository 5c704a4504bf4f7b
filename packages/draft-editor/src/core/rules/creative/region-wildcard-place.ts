import { parseWildcards, regionWildcard } from '../../wildcards/wildcards';
import type { Finding, RowRule } from '../rule';
import { copyFields } from './creative-fields';

/** The region wildcard stands only at the start of a title. */
export const regionWildcardPlace: RowRule<'creative'> = {
  id: 'region-wildcard-place',
  appliesTo: 'creative',
  severity: 'error',
  codes: ['region_wildcard_place'],
  check: (row) =>
    copyFields.flatMap((field): Finding[] => {
      if (!row[field].includes(regionWildcard)) return [];
      const isMisplaced = parseWildcards(row[field]).tokens.some(
        ({ type, at }) => type === 'region' && (field !== 'title' || at > 0),
      );
      return isMisplaced ? [{ field, code: 'region_wildcard_place' }] : [];
    }),
};
