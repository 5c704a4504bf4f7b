import '@fontsource-variable/inter';
import { languageTags, languageNames, languages } from '@meridian/i18n/core';
import type { Preview } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { improveArgTypes } from './arg-types';
import { ComponentPage } from './docs/component-page';
import { MeridianDocsContainer } from './docs/meridian-docs-container';
import { argsIn } from './language-args';
import './preview.css';

// a play function waits this long before it fails: on a busy machine the default second is too short
configure({ asyncUtilTimeout: 30_000 });

interface Surroundings {
  language: keyof typeof languageTags;
  theme: 'light' | 'dark';
  size: 'default' | 'medium' | 'small' | 'mini' | 'touch';
  accent: string;
}

/** Sets the same attributes on <html> as the console: components read tokens and language from it. */
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

/** Sets the same attributes on an element: a docs page shows several stories at once, each in its own theme. */
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

const isTested = import.meta.env['VITEST_STORYBOOK'] === 'false';
const isSample = isTested && import.meta.env['MERIDIAN_TEST_ALL_CASES'] === undefined;

/** A test needs only the violations: describing every correct cell takes longer than the checks. */
const axeOptions = isTested ? { resultTypes: ['violations' as const] } : {};

const preview: Preview = {
  // `npm test` skips axe on hidden stories, and on pages, whose parts are checked separately
  beforeEach({ globals, tags, title }) {
    if (isSample) globals['a11y'] = { manual: !tags.includes('dev') || title.startsWith('Console/') };
  },
  argTypesEnhancers: [improveArgTypes],
  parameters: {
    a11y: { test: 'error', options: axeOptions },
    controls: { sort: 'requiredFirst', expanded: true },
    docs: {
      container: MeridianDocsContainer,
      page: ComponentPage,
      toc: { headingSelector: 'h2, h3' },
      source: {
        type: 'dynamic',
        language: 'tsx',
        transform: (code: string) => code.replaceAll(/<(\/?)EachSize[^>]*>/g, '<$1div>'),
      },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Foundations',
          ['Tokens', 'Colours', 'Scales', 'Sizes', 'Icons', 'Motion', 'Writing', 'Words'],
          'Patterns',
          'Components',
          ['Actions', 'Forms', 'Overlays', 'Feedback', 'Data', 'Navigation'],
          'Report table',
          ['ReportTable', '*', 'Recipes'],
          'Date range',
          'Draft editor',
          'API client',
          'Console',
        ],
      },
    },
  },
  globalTypes: {
    language: {
      description: 'Language of texts',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: languages.map((value) => ({ value, title: languageNames[value] })),
        dynamicTitle: true,
      },
    },
    theme: {
      description: 'Light or dark theme',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light theme', icon: 'sun' },
          { value: 'dark', title: 'Dark theme', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    size: {
      description: 'Size of controls and rows',
      toolbar: {
        title: 'Size',
        icon: 'ruler',
        items: [
          { value: 'default', title: 'Size: default' },
          { value: 'medium', title: 'Size: medium' },
          { value: 'small', title: 'Size: small' },
          { value: 'mini', title: 'Size: mini' },
          { value: 'touch', title: 'Size: touch' },
        ],
        dynamicTitle: true,
      },
    },
    accent: {
      description: 'Theme colour',
      toolbar: {
        title: 'Theme colour',
        icon: 'paintbrush',
        items: [
          { value: 'iris', title: 'Colour: iris' },
          { value: 'cobalt', title: 'Colour: cobalt' },
          { value: 'violet', title: 'Colour: violet' },
          { value: 'teal', title: 'Colour: teal' },
          { value: 'graphite', title: 'Colour: graphite' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { language: 'en', theme: 'light', size: 'medium', accent: 'iris' },
  loaders: [
    // untranslated texts are visible only in Chinese; hidden stories are tests that look for English words
    ({ globals, storyGlobals, tags }) => {
      const isFixed = 'language' in storyGlobals;
      if (isTested && tags.includes('dev') && !isFixed) globals['language'] = 'cn';
      return {};
    },
  ],
  decorators: [
    (Story, { globals, viewMode, args, initialArgs, parameters }) => {
      const Around = viewMode === 'docs' ? Place : Page;
      // Storybook types globals as any record
      const surroundings = globals as unknown as Surroundings;
      return (
        <Around {...surroundings}>
          <Story args={argsIn(surroundings.language, { args, initialArgs, texts: parameters['texts'] })} />
        </Around>
      );
    },
  ],
};
export default preview;
