import {
  hasPermission,
  scheduleRangesOf,
  type AlertRule,
  type AlertRuleInput,
} from '@meridian/api-client/contract';
import { createReportViewsRepository } from '../../kits/report-views/report-views.repository';
import { requirePeriod, saveOwnView } from '../../kits/report-views/view-of-period';
import { recordAudit, recordChange } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import {
  createAlertRulesRepository,
  type AlertRulesRepository,
  type AlertRuleValues,
} from './alert-rules.repository';
import { auditedRule } from './audited-rule';

type Owner = Pick<Caller, 'userId' | 'accountIds' | 'permissions' | 'language'>;

/** Alert rules of a user. Errors are the same for missing rules and those of other users. */
export function createAlertRulesService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  /** Changes a rule in a transaction that also records the change; returns the rule. */
  const change = (
    owner: Owner,
    id: string,
    apply: (
      rules: AlertRulesRepository,
      context: { tx: Database; before: { viewId: string | null } | undefined },
    ) => Promise<void>,
  ): Promise<AlertRule> =>
    db.transaction(async (tx) => {
      const rules = createAlertRulesRepository(tx);
      const before = await rules.lock(owner.userId, id);
      await apply(rules, { tx, before });
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
     * Creates or changes a rule, with its view if it has a new one, and resets its reported event. The user must have access to the
     * account. Errors: those of the endpoint.
     */
    save: (
      owner: Owner,
      id: string,
      { query, viewId, period, range, ...input }: AlertRuleInput,
    ): Promise<AlertRule> =>
      change(owner, id, async (rules, { tx, before }) => {
        const given = { ...input, query, viewId, period, range };
        const watched = await watchedReport(tx, owner, given, before?.viewId ?? undefined);
        await rules.save(owner.userId, { ...input, ...watched, id }, clock.now());
      }),

    /** Errors: `not_found`. */
    pause: (owner: Owner, id: string, isPaused: boolean): Promise<AlertRule> =>
      change(owner, id, (rules) => rules.pause(owner.userId, id, isPaused)),

    /** Errors: `not_found`. */
    remove: ({ userId }: Pick<Owner, 'userId'>, id: string): Promise<void> =>
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

/**
 * The report of a rule, whose view is saved if it is a new one: a repeated request changes the view that it saved (`storedId`). Nulls for
 * a rule without a report.
 */
async function watchedReport(
  tx: Database,
  owner: Owner,
  { query, viewId, period, range, accountId }: AlertRuleInput,
  storedId: string | undefined,
): Promise<Pick<AlertRuleValues, 'viewId' | 'report'>> {
  if (period === undefined || range === undefined) return { viewId: null, report: null };
  if (!scheduleRangesOf(period).includes(range)) throw invalidField('range', 'invalid');
  const view = query
    ? await saveOwnView(tx, owner, { ...query, period, accountId, id: storedId })
    : viewId && (await createReportViewsRepository(tx).find(owner, viewId));
  if (!view) throw new DomainError('not_found');
  const { channel, section, name } = view;
  requirePeriod(view, period);
  if (!hasPermission(owner.permissions, `report:${channel}:view`)) throw new DomainError('not_allowed');
  return { viewId: view.id, report: { name, channel, section, period, range } };
}
