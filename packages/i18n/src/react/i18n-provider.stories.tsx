import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import { applyLanguage, createI18n } from '../core/create-i18n';
import { languageNames, languages, type Language } from '../core/languages';
import { I18nProvider } from './i18n-provider';
import { useLanguage } from './use-language';

const i18n = await createI18n({ namespaces: ['routes'] });

function Menu() {
  const { t } = useTranslation('routes');
  const { language, setLanguage } = useLanguage();
  return (
    <>
      <p>{t('reportTag_search_weekly', { section: t('keyword') })}</p>
      {languages.map((other) => (
        <button
          key={other}
          type="button"
          className="m-2 min-h-6 border px-2"
          aria-pressed={other === language}
          onClick={() => void setLanguage(other)}
        >
          {languageNames[other]}
        </button>
      ))}
    </>
  );
}

const meta = {
  title: 'API client/I18nProvider',
  component: Menu,
  loaders: [({ globals }) => applyLanguage(i18n, globals['language'] as Language)],
  decorators: [
    (Story) => (
      <I18nProvider i18n={i18n}>
        <Story />
      </I18nProvider>
    ),
  ],
} satisfies Meta<typeof Menu>;
export default meta;

export const Default: StoryObj<typeof meta> = {};

// tests

/** Texts and `<html lang>` change together, without a reload. */
export const ChangesLanguage: StoryObj<typeof meta> = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    for (const [name, text, lang] of [
      ['繁體中文', '關鍵字週報', 'zh-Hant'],
      ['简体中文', '关键词周报', 'zh-Hans'],
      ['English', 'Keyword · Weekly', 'en'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(await canvas.findByText(text)).toBeVisible();
      await waitFor(() => expect(document.documentElement.lang).toBe(lang));
      await expect(canvas.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
    }
  },
};
