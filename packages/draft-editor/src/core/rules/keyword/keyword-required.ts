import { requiredText } from '../rule-makers';

export const keywordRequired = requiredText({
  id: 'keyword-required',
  appliesTo: 'keyword',
  title: { en: 'Empty keyword', cn: '关键词为空', tw: '關鍵字為空' },
  field: 'keyword',
  message: {
    code: 'keyword_required',
    text: { en: 'Enter a keyword.', cn: '请输入关键词', tw: '請輸入關鍵字' },
  },
});
