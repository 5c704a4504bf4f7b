import { uniqueText } from '../unique-text';

export const unitNameDuplicate = uniqueText({
  id: 'unit-name-duplicate',
  appliesTo: 'unit',
  severity: 'error',
  field: 'adgroupName',
  code: 'name_duplicate',
  keyOf: (row) => row.adgroupName,
});
