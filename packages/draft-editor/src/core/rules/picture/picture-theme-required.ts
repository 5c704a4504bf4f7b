import { requiredText } from '../rule-makers';

export const pictureThemeRequired = requiredText({
  id: 'picture-theme-required',
  appliesTo: 'picture',
  field: 'theme',
  code: 'theme_required',
});
