import '@fontsource-variable/inter';
import { languageTags, languageNames, languages, type Language } from '@meridian/i18n/core';
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
    root.lang = languageTags[language];
    root.dataset.theme = theme;
    root.dataset.size = size;
    root.dataset.accent = accent;
  }, [language, theme, size, accent]);
  return <>{children}</>;
}

/** The same on an element: a docs page shows several stories at once, each in its own theme. */
function Place({ language, theme, size, accent, children }: Surroundings & { children: ReactNode }) {
  return (
    <div
      lang={languageTags[language]}
      data-theme={theme}
      data-size={size}
      data-accent={accent}
      className="rounded-sm bg-surface p-4 font-sans text-13 text-fg-1"
    >
      {children}
    </div>
  );
}

const preview: Preview = {
  parameters: {
    a11y: { test: 'error' },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Colours', 'Scales', 'Sizes', 'Icons', 'Motion', 'Writing', 'Words'],
          'ui',
          'report-table',
          ['ReportTable', '*', 'Recipes'],
          'date-range',
          'draft-editor',
          'i18n',
          'api-client',
        ],
      },
    },
  },
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
    (Story, { globals, viewMode }) => {
      const Around = viewMode === 'docs' ? Place : Page;
      // Storybook types globals as any record
      return (
        <Around {...(globals as unknown as Surroundings)}>
          <Story />
        </Around>
      );
    },
  ],
};
export default preview;
