import { added } from '../examples';
import { uniqueText } from '../unique-text';

export const creativeDuplicate = uniqueText({
  id: 'creative-duplicate',
  appliesTo: 'creative',
  severity: 'warning',
  title: { en: 'Duplicate creative', cn: '创意重复', tw: '素材重複' },
  field: 'title',
  message: {
    code: 'creative_duplicate',
    text: {
      en: 'Row {{row}} has the same text.',
      cn: '与第 {{row}} 行文案相同',
      tw: '與第 {{row}} 列文案相同',
    },
    examples: () => [
      {
        fails: added('creative', 2, () => ({ title: 'same' })),
        passes: added('creative', 2, (index) => ({ title: 'same', description2: `${index}` })),
      },
    ],
  },
  keyOf: ({ title, description1, description2 }) =>
    title === '' ? '' : [title, description1, description2].join('\n'),
});
