import { removed } from '../examples';
import { nothing, rowRule } from '../rule';

/** From the specification: creative copy, picture and picture theme cannot be empty. */
export const picturesRequired = rowRule({
  id: 'pictures-required',
  appliesTo: 'unit',
  severity: 'error',
  title: { en: 'No pictures in a unit', cn: '单元没有图片', tw: '廣告群組沒有圖片' },
  messages: [
    {
      code: 'pictures_required',
      text: { en: 'Add a picture with a theme.', cn: '请添加带主题的图片', tw: '請新增含主題的圖片' },
      examples: () => [{ fails: removed('picture'), passes: removed('picture', 'creative') }],
    },
  ],
  check: (_, { creatives, pictures }) =>
    creatives.length > 0 && pictures.length === 0
      ? [{ field: 'pictures', code: 'pictures_required' }]
      : nothing,
});
