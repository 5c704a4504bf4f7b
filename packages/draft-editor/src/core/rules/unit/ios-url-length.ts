import { providerLimits } from '../../limits/provider-limits';
import { limitedLength } from '../rule-makers';

export const iosUrlLength = limitedLength({
  id: 'ios-url-length',
  appliesTo: 'unit',
  field: 'iosUrl',
  limit: providerLimits.iosUrl,
});
