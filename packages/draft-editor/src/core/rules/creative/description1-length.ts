import { providerLimits } from '../../limits/provider-limits';
import { limitedLength } from '../rule-makers';

export const description1Length = limitedLength({
  id: 'description1-length',
  appliesTo: 'creative',
  field: 'description1',
  limit: providerLimits.description1,
  isRequired: true,
});
