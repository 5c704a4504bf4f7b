import { providerLimits } from '../../limits/provider-limits';
import type { RowRule } from '../rule';
import { isOutside } from '../rule-makers';

const limit = providerLimits.regionFactor;

/** At least one region, each with a bidding factor that the provider takes; an empty factor is 1. */
export const regions: RowRule<'campaign'> = {
  id: 'regions',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['region_required', 'region_factor'],
  limits: [limit],
  check: ({ regions: chosen }) => {
    if (chosen.length === 0) return [{ field: 'regions', code: 'region_required' }];
    const wrong = chosen.filter(({ factor }) => factor !== null && isOutside(factor, limit)).length;
    return wrong === 0
      ? []
      : [
          {
            field: 'regions',
            code: 'region_factor',
            params: { count: wrong, min: limit.min, max: limit.max },
          },
        ];
  },
};
