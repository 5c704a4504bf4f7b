import { unchanged } from '../examples';
import { nothing, rowRule } from '../rule';
import { sharedMessages } from '../shared-messages';

/** A creative shows pictures of a theme that its unit has. */
export const creativeTheme = rowRule({
  id: 'creative-theme',
  appliesTo: 'creative',
  severity: 'error',
  title: { en: 'Creative picture theme', cn: '创意的图片主题', tw: '素材的圖片主題' },
  messages: [
    {
      ...sharedMessages.theme_required,
      examples: () => [{ fails: { pictureTheme: '' }, passes: unchanged }],
    },
    {
      code: 'theme_unknown',
      text: {
        en: 'This unit has no picture with the theme “{{theme}}”.',
        cn: '单元中没有主题为“{{theme}}”的图片',
        tw: '廣告群組中沒有主題為「{{theme}}」的圖片',
      },
      examples: () => [{ fails: { pictureTheme: '温泉' }, passes: { pictureTheme: '雪景' } }],
    },
  ],
  check: ({ pictureTheme }, { pictures }) => {
    if (pictureTheme === '') return [{ field: 'pictureTheme', code: 'theme_required' }];
    return pictures.some(({ theme }) => theme === pictureTheme)
      ? nothing
      : [{ field: 'pictureTheme', code: 'theme_unknown', params: { theme: pictureTheme } }];
  },
});
