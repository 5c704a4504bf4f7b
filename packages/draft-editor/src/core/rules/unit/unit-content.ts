import { nothing, type RowRule } from '../rule';

/** A unit shows nothing without a creative, or without keywords unless it also matches searches automatically. */
export const unitContent: RowRule<'unit'> = {
  id: 'unit-content',
  appliesTo: 'unit',
  severity: 'warning',
  codes: ['unit_without_creatives', 'unit_without_keywords'],
  check: ({ isAutoTargeted }, { keywords, creatives }) => {
    if (creatives.length === 0) return [{ code: 'unit_without_creatives' }];
    return keywords.length === 0 && !isAutoTargeted ? [{ code: 'unit_without_keywords' }] : nothing;
  },
};
