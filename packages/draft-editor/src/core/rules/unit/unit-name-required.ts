import { requiredText } from '../rule-makers';

export const unitNameRequired = requiredText({
  id: 'unit-name-required',
  appliesTo: 'unit',
  title: { en: 'No unit name', cn: '没有单元名称', tw: '沒有廣告群組名稱' },
  field: 'adgroupName',
  message: {
    code: 'unit_name_required',
    text: { en: 'Enter a unit name.', cn: '请输入单元名称', tw: '請輸入廣告群組名稱' },
  },
});
