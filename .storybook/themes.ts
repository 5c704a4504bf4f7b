import { create } from 'storybook/theming';

const brand = {
  brandTitle: 'Meridian',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: "'Inter Variable', Inter, system-ui, sans-serif",
  appBorderRadius: 8,
  inputBorderRadius: 6,
} as const;

/** The themes of Storybook's own pages; they have the colours of the tokens. */
export const storybookThemes = {
  light: create({
    base: 'light',
    ...brand,
    brandImage: './brand-light.svg',
    colorPrimary: '#5350d6',
    colorSecondary: '#4845c6',
    barSelectedColor: '#4845c6',
  }),
  dark: create({
    base: 'dark',
    ...brand,
    brandImage: './brand-dark.svg',
    colorPrimary: '#8d8bf5',
    colorSecondary: '#8d8bf5',
    barSelectedColor: '#a9a7f8',
    appBg: '#101016',
    appContentBg: '#16161e',
    appPreviewBg: '#16161e',
    barBg: '#16161e',
  }),
};

/** The theme that the toolbar's globals select. */
export function storybookThemeOf(globals: unknown) {
  const isDark =
    typeof globals === 'object' && globals !== null && 'theme' in globals && globals.theme === 'dark';
  return storybookThemes[isDark ? 'dark' : 'light'];
}
