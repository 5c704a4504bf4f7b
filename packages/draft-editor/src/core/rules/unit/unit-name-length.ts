import { limitedLength } from '../rule-makers';

export const unitNameLength = limitedLength({
  id: 'unit-name-length',
  appliesTo: 'unit',
  title: { en: 'Unit name too long', cn: '单元名称过长', tw: '廣告群組名稱過長' },
  field: 'adgroupName',
  limit: 'adgroupName',
  isRequired: true,
});
