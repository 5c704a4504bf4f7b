import type { AlertRule, AlertRuleInput } from '@meridian/api-client/contract';
import { recordAudit, recordChange } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError } from '../../platform/lib/domain-error';
import { createAlertRulesRepository, type AlertRulesRepository } from './alert-rules.repository';
import { auditedRule } from './audited-rule';

type Owner = Pick<Caller, 'userId' | 'accountIds'>;

/** Alert rules of a user. Errors are the same for missing rules and those of other users. */
export function createAlertRulesService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  /** Changes a rule in a transaction that also records the change; returns the rule. */
  const change = (
    owner: Owner,
    id: string,
    apply: (rules: AlertRulesRepository) => Promise<void>,
  ): Promise<AlertRule> =>
    db.transaction(async (tx) => {
      const rules = createAlertRulesRepository(tx);
      const before = await rules.lock(owner.userId, id);
      await apply(rules);
      const after = await rules.lock(owner.userId, id);
      const changed = (await rules.list(owner)).find((rule) => rule.id === id.toLowerCase());
      if (!after || !changed) throw new DomainError('not_found');
      await recordChange(tx, {
        actions: { created: 'alertCreate', changed: 'alertChange' },
        before: before && auditedRule(before),
        after: auditedRule(after),
      });
      return changed;
    });

  return {
    list: (owner: Owner): Promise<AlertRule[]> => createAlertRulesRepository(db).list(owner),

    /**
     * Creates or changes a rule and resets its reported event. The user must have access to the account.
     * Errors: `not_found` for an id of another user, `invalid_request` above the maximum number of rules.
     */
    save: (owner: Owner, id: string, input: AlertRuleInput): Promise<AlertRule> =>
      change(owner, id, (rules) => rules.save(owner.userId, { ...input, id }, clock.now())),

    /** Errors: `not_found`. */
    pause: (owner: Owner, id: string, isPaused: boolean): Promise<AlertRule> =>
      change(owner, id, (rules) => rules.pause(owner.userId, id, isPaused)),

    /** Errors: `not_found`. */
    remove: ({ userId }: Owner, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const rules = createAlertRulesRepository(tx);
        const before = await rules.lock(userId, id);
        if (!before) throw new DomainError('not_found');
        await rules.remove(userId, id);
        const { values, ...audited } = auditedRule(before);
        await recordAudit(tx, { ...audited, action: 'alertDelete', before: values });
      }),
  };
}
