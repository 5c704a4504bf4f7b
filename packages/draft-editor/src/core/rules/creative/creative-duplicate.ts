import { uniqueText } from '../unique-text';

export const creativeDuplicate = uniqueText({
  id: 'creative-duplicate',
  appliesTo: 'creative',
  severity: 'warning',
  field: 'title',
  code: 'creative_duplicate',
  keyOf: ({ title, description1, description2 }) =>
    title === '' ? '' : [title, description1, description2].join('\n'),
});
