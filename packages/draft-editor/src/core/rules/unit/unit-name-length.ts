import { providerLimits } from '../../limits/provider-limits';
import { limitedLength } from '../rule-makers';

export const unitNameLength = limitedLength({
  id: 'unit-name-length',
  appliesTo: 'unit',
  field: 'adgroupName',
  limit: providerLimits.adgroupName,
  isRequired: true,
});
