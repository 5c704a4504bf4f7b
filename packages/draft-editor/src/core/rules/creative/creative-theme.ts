import { nothing, type RowRule } from '../rule';

/** A creative shows pictures of a theme that its unit has. */
export const creativeTheme: RowRule<'creative'> = {
  id: 'creative-theme',
  appliesTo: 'creative',
  severity: 'error',
  codes: ['theme_required', 'theme_unknown'],
  check: ({ pictureTheme }, { pictures }) => {
    if (pictureTheme === '') return [{ field: 'pictureTheme', code: 'theme_required' }];
    return pictures.some(({ theme }) => theme === pictureTheme)
      ? nothing
      : [{ field: 'pictureTheme', code: 'theme_unknown', params: { theme: pictureTheme } }];
  },
};
