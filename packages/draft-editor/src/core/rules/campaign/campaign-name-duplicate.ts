import { uniqueText } from '../unique-text';

export const campaignNameDuplicate = uniqueText({
  id: 'campaign-name-duplicate',
  appliesTo: 'campaign',
  severity: 'error',
  field: 'campaignName',
  code: 'name_duplicate',
  keyOf: (row) => row.campaignName,
});
