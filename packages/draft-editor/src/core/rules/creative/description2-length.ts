import { providerLimits } from '../../limits/provider-limits';
import { limitedLength } from '../rule-makers';

export const description2Length = limitedLength({
  id: 'description2-length',
  appliesTo: 'creative',
  field: 'description2',
  limit: providerLimits.description2,
});
