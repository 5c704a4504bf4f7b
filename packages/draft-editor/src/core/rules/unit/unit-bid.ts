import { providerLimits } from '../../limits/provider-limits';
import type { RowRule } from '../rule';
import { isOutside } from '../rule-makers';

const limit = providerLimits.bid;

/** The unit's own bid, where it has one. */
export const unitBid: RowRule<'unit'> = {
  ...{ id: 'unit-bid', appliesTo: 'unit', severity: 'error', codes: ['bid_range'], limits: [limit] },
  check: ({ bid }) =>
    bid !== null && isOutside(bid, limit)
      ? [{ field: 'bid', code: 'bid_range', params: { min: limit.min, max: limit.max } }]
      : [],
};
