import { regionsTakenTogether } from '../../regions/data/overseas';
import { defaultRegionFactor } from '../../regions/region-choice';
import { nothing, type RowRule } from '../rule';

/** All countries except Japan are one region at the provider: they must be selected together with one factor, or not at all. */
export const regionsTogether: RowRule<'campaign'> = {
  id: 'regions-together',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['regions_apart'],
  check: ({ regions }) => {
    const chosen = regions.filter(({ regionId }) => regionsTakenTogether.includes(regionId));
    const factors = new Set(chosen.map(({ factor }) => factor ?? defaultRegionFactor));
    const ids = new Set(chosen.map(({ regionId }) => regionId));
    const isTogether = factors.size === 1 && ids.size === regionsTakenTogether.length;
    return chosen.length === 0 || isTogether ? nothing : [{ field: 'regions', code: 'regions_apart' }];
  },
};
