import type { Account, AuditRecord } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';

/** The actor: the name of a user, otherwise the kind of actor. */
export function useActorName(): (actor: AuditRecord['actor']) => string {
  const { t } = useTranslation('audit');
  return ({ kind, name }) => (kind === 'user' ? name : t(`actor_${kind}`));
}

/** Names of accounts; the id for a deleted one. */
export const accountNames = (ids: readonly number[], accounts: readonly Account[]): string[] =>
  ids.map((id) => accounts.find(({ accountId }) => accountId === id)?.accountName ?? String(id));
