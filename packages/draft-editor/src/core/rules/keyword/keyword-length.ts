import { providerLimits } from '../../limits/provider-limits';
import { limitedLength } from '../rule-makers';

export const keywordLength = limitedLength({
  id: 'keyword-length',
  appliesTo: 'keyword',
  field: 'keyword',
  limit: providerLimits.keyword,
  isRequired: true,
});
