import { requiredText } from '../rule-makers';

export const businessRequired = requiredText({
  id: 'business-required',
  appliesTo: 'campaign',
  field: 'businessPointId',
  code: 'business_required',
  isRequired: ({ isBrandOnly }) => !isBrandOnly,
});
