import { zodResolver } from '@hookform/resolvers/zod';
import { useLanguage, useTranslation, type Language } from '@meridian/i18n';
import { Alert } from '@meridian/ui';
import { Form, FormSubmit } from '@meridian/ui/form';
import { useId } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { useChangeLanguage } from '../../lib/language/use-change-language';
import { useLanguageTexts } from '../../lib/language/use-language-texts';
import { notify } from '../../lib/page/notices';
import { usePageTitle } from '../../lib/page/use-page-title';
import { LanguageCard } from './language-card';
import { SettingsHead } from './settings-head';
import { SettingsRow } from './settings-row';
import { UnchangedList } from './unchanged-list';

/** In the order of their cards. */
const shownLanguages = ['en', 'cn', 'tw'] as const satisfies readonly Language[];
const languageSchema = z.object({ language: z.enum(shownLanguages) });

export interface LanguagePageProps {
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** IANA name. */
  timeZone: string;
}

/** The language of the user, with a sample of a report in each. */
export function LanguagePage({ today, timeZone }: LanguagePageProps) {
  const { t, i18n } = useTranslation('settings');
  usePageTitle(t('language.title'));
  const { language } = useLanguage();
  const { change } = useChangeLanguage();
  const texts = useLanguageTexts(['columns']);
  const form = useForm({
    resolver: zodResolver(languageSchema),
    values: { language },
    resetOptions: { keepDirtyValues: true },
  });
  const { control } = form;
  const { field } = useController({ control, name: 'language' });
  const group = useId();
  const draftCount = useUnsavedDrafts(({ drafts }) => Object.keys(drafts).length);

  const save = async (values: z.infer<typeof languageSchema>) => {
    if (!(await change(values.language))) return;
    form.reset(values);
    notify({ tone: 'success', title: i18n.t('settings:language.saved') });
  };

  return (
    <Form form={form} onSubmit={save} className="flex flex-1 flex-col">
      <SettingsHead title={t('language.title')}>
        <FormSubmit control={control}>{t('language.save')}</FormSubmit>
      </SettingsHead>
      <div className="max-w-230 px-page pt-2 pb-6 max-desktop:px-4">
        <SettingsRow
          title={t('language.console')}
          note={t('language.consoleNote')}
          titleId={`${group}-title`}
        >
          <div
            role="radiogroup"
            aria-labelledby={`${group}-title`}
            className="grid gap-3 desktop:grid-cols-3"
          >
            {shownLanguages.map((each) => (
              <LanguageCard
                key={each}
                language={each}
                name={group}
                isSelected={each === field.value}
                onSelect={() => field.onChange(each)}
                texts={texts?.[each]}
              />
            ))}
          </div>
        </SettingsRow>
        <SettingsRow title={t('language.unchanged')} note={t('language.unchangedNote')}>
          <UnchangedList today={today} timeZone={timeZone} />
        </SettingsRow>
        <SettingsRow title={t('language.openTabs')} note={t('language.openTabsNote')}>
          <Alert tone="info">
            {draftCount > 0 ? t('language.drafts', { count: draftCount }) : t('language.noDrafts')}
          </Alert>
        </SettingsRow>
      </div>
    </Form>
  );
}
