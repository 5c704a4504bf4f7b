import { added } from '../examples';
import { uniqueText } from '../unique-text';

export const keywordDuplicate = uniqueText({
  id: 'keyword-duplicate',
  appliesTo: 'keyword',
  severity: 'error',
  title: { en: 'Duplicate keyword in a unit', cn: '单元内关键词重复', tw: '廣告群組內的關鍵字重複' },
  field: 'keyword',
  message: {
    code: 'keyword_duplicate',
    text: { en: 'Duplicate of row {{row}}.', cn: '与第 {{row}} 行重复', tw: '與第 {{row}} 列重複' },
    examples: () => [
      {
        fails: added('keyword', 1, () => ({ keyword: ' 北海道滑雪' })),
        passes: added('keyword', 1, () => ({ keyword: '北海道 滑雪' })),
      },
      {
        fails: added('keyword', 1, () => ({ keyword: '北海道\u{200B}滑雪' })),
        passes: added('keyword', 1, () => ({ keyword: '北海道\u{3000}滑雪' })),
      },
    ],
  },
  keyOf: (row) => row.keyword,
});
