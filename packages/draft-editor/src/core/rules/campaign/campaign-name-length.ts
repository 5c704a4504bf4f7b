import { providerLimits } from '../../limits/provider-limits';
import { limitedLength } from '../rule-makers';

export const campaignNameLength = limitedLength({
  id: 'campaign-name-length',
  appliesTo: 'campaign',
  field: 'campaignName',
  limit: providerLimits.campaignName,
  isRequired: true,
});
