import { providerLimits } from '../../limits/provider-limits';
import type { GroupRule } from '../rule';

const limit = providerLimits.campaigns;

/** Reports the campaigns beyond the limit of an account. */
export const campaignCount: GroupRule<'campaign'> = {
  id: 'campaign-count',
  appliesTo: 'campaign',
  severity: 'error',
  codes: ['too_many_campaigns'],
  limits: [limit],
  checkGroup: (rows) =>
    new Map(
      rows
        .slice(limit.max)
        .map(({ id }) => [
          id,
          [{ code: 'too_many_campaigns', params: { count: rows.length, max: limit.max } }],
        ]),
    ),
};
