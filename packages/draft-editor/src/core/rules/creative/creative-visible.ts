import { visibleTexts } from '../rule-makers';
import { copyFields } from './creative-fields';

export const creativeVisible = visibleTexts({
  id: 'creative-visible',
  appliesTo: 'creative',
  fields: copyFields,
});
