import { requiredText } from '../rule-makers';
import { sharedMessages } from '../shared-messages';

export const pictureThemeRequired = requiredText({
  id: 'picture-theme-required',
  appliesTo: 'picture',
  title: { en: 'No picture theme', cn: '未选择图片主题', tw: '未選擇圖片主題' },
  field: 'theme',
  message: sharedMessages.theme_required,
});
