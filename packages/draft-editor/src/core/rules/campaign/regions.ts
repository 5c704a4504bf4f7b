import { providerLimits } from '../../limits/provider-limits';
import { findRegion } from '../../regions/region-nodes';
import type { Finding, RowRule } from '../rule';
import { isOutside } from '../rule-makers';

const limit = providerLimits.regionFactor;

/** At least one region; each is known and has a bidding factor that the provider accepts. An empty factor is 1. */
export const regions: RowRule<'campaign'> = {
  id: 'regions',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['region_required', 'region_unknown', 'region_factor'],
  limits: [limit],
  check: ({ regions: chosen }) => {
    if (chosen.length === 0) return [{ field: 'regions', code: 'region_required' }];
    const { min, max } = limit;
    const unknown = chosen.flatMap(({ regionId }) => (findRegion(String(regionId)) ? [] : [regionId]));
    const count = chosen.filter(({ factor }) => factor !== null && isOutside(factor, limit)).length;
    const findings: Finding[] = [];
    if (unknown.length > 0)
      findings.push({
        field: 'regions',
        code: 'region_unknown',
        params: { ids: unknown.slice(0, 5).join(', ') },
      });
    if (count > 0) findings.push({ field: 'regions', code: 'region_factor', params: { count, min, max } });
    return findings;
  },
};
