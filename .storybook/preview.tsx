import '@fontsource-variable/inter';
import { htmlLang, languageNames, languages, type Language } from '@meridian/i18n/core';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import './preview.css';

interface Surroundings {
  language: Language;
  theme: 'light' | 'dark';
  size: 'default' | 'medium' | 'small' | 'mini';
  accent: string;
}

/** Sets on <html> what the console sets there: components read tokens and language from it. */
function Page({ language, theme, size, accent, children }: Surroundings & { children: ReactNode }) {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = htmlLang[language];
    root.dataset.theme = theme;
    root.dataset.size = size;
    root.dataset.accent = accent;
  }, [language, theme, size, accent]);
  return <>{children}</>;
}

const preview: Preview = {
  parameters: { a11y: { test: 'error' }, options: { storySort: { order: ['Foundations', 'ui'] } } },
  globalTypes: {
    language: {
      toolbar: {
        title: 'Language',
        items: languages.map((value) => ({ value, title: languageNames[value] })),
        dynamicTitle: true,
      },
    },
    theme: { toolbar: { title: 'Theme', items: ['light', 'dark'], dynamicTitle: true } },
    size: { toolbar: { title: 'Size', items: ['default', 'medium', 'small', 'mini'], dynamicTitle: true } },
    accent: {
      toolbar: {
        title: 'Theme colour',
        items: ['iris', 'cobalt', 'violet', 'teal', 'graphite'],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'en', theme: 'light', size: 'medium', accent: 'iris' },
  decorators: [
    (Story, { globals }) => (
      // Storybook types globals as any record
      <Page {...(globals as unknown as Surroundings)}>
        <Story />
      </Page>
    ),
  ],
};
export default preview;
