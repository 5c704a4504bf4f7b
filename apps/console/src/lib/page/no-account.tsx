import { pagePath } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, type ButtonProps } from '@meridian/ui';
import { Link } from '@tanstack/react-router';
import { useCan } from '../session/can';

export interface NoAccountProps {
  className?: string;
}

/** Replaces the data of an account for a user without one: explains how to get one. */
export function NoAccount({ className }: NoAccountProps) {
  const { t } = useTranslation();
  const canAdd = useCan('account:account:edit');
  return (
    <EmptyState
      kind="nothingYet"
      title={t('noAccount.title')}
      description={t(canAdd ? 'noAccount.add' : 'noAccount.ask')}
      actions={canAdd && <NewAccountLink variant="primary" />}
      {...(className !== undefined && { className })}
    />
  );
}

/** Links to a form for a new account; empty for users who may not add one. */
export function NewAccountLink({ variant }: Pick<ButtonProps, 'variant'>) {
  const { t } = useTranslation();
  if (!useCan('account:account:edit')) return null;
  return (
    <Button asChild {...(variant && { variant })}>
      <Link to={pagePath('providerAccounts')} search={{ id: 'new' }}>
        {t('noAccount.action')}
      </Link>
    </Button>
  );
}
