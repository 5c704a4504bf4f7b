import { requiredText } from '../rule-makers';

export const titleRequired = requiredText({
  id: 'title-required',
  appliesTo: 'creative',
  field: 'title',
  code: 'title_required',
});
