import { languageNames, useLanguage, useTranslation } from '@meridian/i18n';
import { Button, Logo, Spinner } from '@meridian/ui';
import { ChevronDownIcon, LanguagesIcon } from '@meridian/ui/icons';
import { Suspense, useState } from 'react';
import { LazyMenu } from '../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { usePageTitle } from '../../lib/page/use-page-title';
import { useSession } from '../../lib/session/session';
import { CompanySignIn } from './company-sign-in';
import { LoginForm } from './login-form';
import { Promo } from './promo';

const LanguageChoices = lazyWithPreload(() =>
  import('../../lib/language/language-choices').then((module) => module.LanguageChoices),
);

const SecondStep = lazyWithPreload(() => import('./second-step').then((module) => module.SecondStep));

export interface LoginPageProps {
  /** The page to open afterwards, for a sign-in that leaves this one. */
  redirect?: string | undefined;
  onSignedIn: () => void;
}

/** The sign-in page: the form at the left, what it opens at the right. */
export function LoginPage({ redirect, onSignedIn }: LoginPageProps) {
  const { t, i18n } = useTranslation(['auth', 'common']);
  const { language } = useLanguage();
  const [challenge, setChallenge] = useState<string>();
  usePageTitle(t('title'));
  const openSecondStep = async (received: string) => {
    await Promise.all([SecondStep.preload(), i18n.loadNamespaces('secondStep')]);
    setChallenge(received);
  };
  const startAgain = (notice: '910007' | null) => {
    useSession.setState({ notice });
    setChallenge(undefined);
  };
  return (
    <div
      data-scope-ui=""
      className="grid min-h-dvh grid-cols-1 overflow-x-hidden bg-surface desktop:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]"
    >
      <main className="flex flex-col px-10 py-7 max-desktop:px-4 max-desktop:py-4">
        <header className="flex items-center gap-2.5 text-16 font-semibold">
          <Logo className="size-6.5" />
          {t('common:brand')}
          <span className="flex-1" />
          <LazyMenu
            preload={LanguageChoices.preload}
            trigger={
              <Button
                variant="ghost"
                icon={<LanguagesIcon />}
                aria-label={`${t('common:shell.language')}: ${languageNames[language]}`}
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
        {challenge === undefined ? (
          <>
            <LoginForm onSignedIn={onSignedIn} onChallenge={openSecondStep} />
            <CompanySignIn redirect={redirect} />
            <p className="text-12 text-fg-3">{t('forgotten')}</p>
          </>
        ) : (
          <Suspense fallback={<Spinner className="m-auto" />}>
            <SecondStep challenge={challenge} onSignedIn={onSignedIn} onStartAgain={startAgain} />
          </Suspense>
        )}
      </main>
      <Promo />
    </div>
  );
}
