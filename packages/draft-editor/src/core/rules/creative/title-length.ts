import { providerLimits } from '../../limits/provider-limits';
import { limitedLength } from '../rule-makers';

export const titleLength = limitedLength({
  id: 'title-length',
  appliesTo: 'creative',
  field: 'title',
  limit: providerLimits.title,
  isRequired: true,
});
