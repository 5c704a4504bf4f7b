import { requiredText } from '../rule-makers';

export const description1Required = requiredText({
  id: 'description1-required',
  appliesTo: 'creative',
  title: { en: 'No description line 1', cn: '没有描述第一行', tw: '沒有說明第一行' },
  field: 'description1',
  message: {
    code: 'description_required',
    text: { en: 'Enter description line 1.', cn: '请输入描述第一行', tw: '請輸入說明第一行' },
  },
});
