import { languageNames, useLanguage, useTranslation } from '@meridian/i18n';
import { Button, Logo } from '@meridian/ui';
import { ChevronDownIcon, LanguagesIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { Promo } from './promo';

const LanguageChoices = lazyWithPreload(() =>
  import('../../lib/language/language-choices').then((module) => module.LanguageChoices),
);

/** The frame around the steps of a log-in: brand and language above them, an illustration on the right. */
export function SignInFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common');
  const { language } = useLanguage();
  return (
    <div
      data-scope-ui=""
      className="grid min-h-dvh grid-cols-1 overflow-x-hidden bg-surface desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]"
    >
      <main className="flex flex-col px-10 py-7 max-desktop:px-4 max-desktop:py-4">
        <header className="flex items-center gap-2.5 text-16 font-semibold">
          <Logo className="size-6.5" />
          {t('brand')}
          <span className="flex-1" />
          <LazyMenu
            preload={LanguageChoices.preload}
            trigger={
              <Button
                variant="ghost"
                icon={<LanguagesIcon />}
                aria-label={`${t('shell.language')}: ${languageNames[language]}`}
                className="font-normal!"
              >
                {languageNames[language]}
                <ChevronDownIcon className="size-3.5" />
              </Button>
            }
          >
            {(parts) => <LanguageChoices {...parts} />}
          </LazyMenu>
        </header>
        {children}
      </main>
      <Promo />
    </div>
  );
}
