import { pagePath, type PageId, type Permission } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useCan } from '../../lib/session/can';

export interface RelatedLinkProps {
  page: Extract<PageId, 'customers' | 'companies' | 'providerAccounts'>;
  permission: Permission;
  search: Readonly<Record<string, string>>;
  /** Already translated. */
  text: string;
}

/** A link to a record's related records; plain text for a user who may not open it. */
export function RelatedLink({ page, permission, search, text }: RelatedLinkProps) {
  const canOpen = useCan(permission);
  if (!canOpen) return <span>{text}</span>;
  return (
    <Link
      to={pagePath(page)}
      // asserted: the search of a page that the types cannot name here
      search={search as never}
      className="w-fit rounded-xs text-accent-fg focus-ring hover:underline"
    >
      {text}
    </Link>
  );
}

/** The related records of a record. */
export function RelatedRecords({ children }: { children: ReactNode }) {
  const { t } = useTranslation('customers');
  return (
    <section className="flex flex-col gap-1">
      <h3 className="font-semibold">{t('related')}</h3>
      {children}
    </section>
  );
}
