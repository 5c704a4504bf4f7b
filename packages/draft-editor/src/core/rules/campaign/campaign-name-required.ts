import { requiredText } from '../rule-makers';

export const campaignNameRequired = requiredText({
  id: 'campaign-name-required',
  appliesTo: 'campaign',
  field: 'campaignName',
  code: 'campaign_name_required',
});
