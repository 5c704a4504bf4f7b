import { requiredText } from '../rule-makers';

export const description1Required = requiredText({
  id: 'description1-required',
  appliesTo: 'creative',
  field: 'description1',
  code: 'description_required',
});
