import { useTranslation } from '@meridian/i18n';
import type { ReactNode } from 'react';

/** The title of the page, and its buttons. */
export function RoleHead({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('access');
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line-2 px-page pt-3.5 pb-3 max-desktop:px-4">
      <h1 className="text-20 leading-8 font-semibold tracking-tight">{t('roles.title')}</h1>
      <div className="ml-auto flex min-h-ctl flex-wrap items-center gap-2.5">{children}</div>
    </header>
  );
}
