import { uniqueText } from '../unique-text';

export const keywordDuplicate = uniqueText({
  id: 'keyword-duplicate',
  appliesTo: 'keyword',
  severity: 'error',
  field: 'keyword',
  code: 'keyword_duplicate',
  keyOf: (row) => row.keyword,
});
