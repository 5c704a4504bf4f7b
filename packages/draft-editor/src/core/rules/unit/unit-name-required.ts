import { requiredText } from '../rule-makers';

export const unitNameRequired = requiredText({
  id: 'unit-name-required',
  appliesTo: 'unit',
  field: 'adgroupName',
  code: 'unit_name_required',
});
