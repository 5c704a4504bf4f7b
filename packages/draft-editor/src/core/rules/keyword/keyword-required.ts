import { requiredText } from '../rule-makers';

export const keywordRequired = requiredText({
  id: 'keyword-required',
  appliesTo: 'keyword',
  field: 'keyword',
  code: 'keyword_required',
});
