import type { Account, AuditField, AuditRecord, AuditValue } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { useRoleWords } from '../../lib/access/access-words';

/** The actor: the name of a user, otherwise the kind of actor. */
export function useActorName(): (actor: AuditRecord['actor']) => string {
  const { t } = useTranslation('audit');
  return ({ kind, name }) => (kind === 'user' ? name : t(`actor_${kind}`));
}

/** Names of accounts; the id for a deleted one. */
export const accountNames = (ids: readonly number[], accounts: readonly Account[]): string[] =>
  ids.map((id) => accounts.find(({ accountId }) => accountId === id)?.accountName ?? String(id));

/** Where the words of fields are whose values are codes: namespace, and what precedes the code in the key. */
const codeTexts = {
  alertKind: ['alerts', 'kinds.'],
  baseline: ['alerts', 'baselines.'],
  cadence: ['schedules', 'cadences.'],
  range: ['schedules', 'ranges.'],
  period: ['routes', ''],
  metricFormat: ['ownMetrics', 'formats.'],
  ruleKind: ['draftRules', 'kinds.'],
  severity: ['draftRules', 'severities.'],
  rows: ['draftRules', 'rows.'],
} as const satisfies Partial<Record<AuditField, readonly [namespace: string, prefix: string]>>;

const hasCodes = (field: AuditField): field is keyof typeof codeTexts => field in codeTexts;

/** Values as the interface names them: roles, and codes of other pages. */
export function useAuditValueWords(): (
  field: AuditField,
  value: AuditValue | undefined,
) => AuditValue | undefined {
  const { i18n } = useTranslation(['alerts', 'draftRules', 'ownMetrics', 'schedules', 'routes']);
  const roleName = useRoleWords();
  return (field, value) => {
    if (field === 'roles' && Array.isArray(value)) return value.map(roleName);
    if (!hasCodes(field)) return value;
    const [namespace, prefix] = codeTexts[field];
    const wordOf = (code: string) => findText(i18n, namespace, prefix + code) ?? code;
    if (Array.isArray(value)) return value.map(wordOf);
    return typeof value === 'string' ? wordOf(value) : value;
  };
}
