import { visibleTexts } from '../rule-makers';
import { copyFields } from './creative-fields';

export const creativeVisible = visibleTexts({
  id: 'creative-visible',
  appliesTo: 'creative',
  title: { en: 'Invisible character in a creative', cn: '创意含不可见字符', tw: '素材含有不可見字元' },
  fields: copyFields,
  examples: () => [
    { fails: { title: '北海道滑雪\u{AD}五天四晚' }, passes: { title: '北海道滑雪-五天四晚' } },
  ],
});
