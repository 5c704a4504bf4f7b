import { nothing, type RowRule } from '../rule';

/** A campaign shows nothing without a unit. */
export const campaignContent: RowRule<'campaign'> = {
  id: 'campaign-content',
  appliesTo: 'campaign',
  severity: 'warning',
  codes: ['campaign_without_units'],
  check: (_, { units }) => (units.length === 0 ? [{ code: 'campaign_without_units' }] : nothing),
};
