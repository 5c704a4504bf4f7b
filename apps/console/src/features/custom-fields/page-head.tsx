import { useTranslation } from '@meridian/i18n';
import type { ReactNode } from 'react';

/** The title of the page, its purpose, and its buttons. */
export function PageHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('customFields');
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-page pt-3.5 pb-3 max-desktop:px-4">
      <h1 className="text-20 leading-8 font-semibold tracking-tight">{t('title')}</h1>
      <p className="mt-1 text-12 text-fg-3">{t('about')}</p>
      <div className="ml-auto flex min-h-ctl flex-wrap items-center gap-2.5">{children}</div>
    </header>
  );
}
