import type { DraftRule, DraftRuleInput } from '@meridian/api-client/contract';
import { keyOfText } from '@meridian/draft-editor/core';
import { createDraftRulesRepository } from '../../kits/draft-rules/draft-rules.repository';
import { recordAudit, recordChange, type AuditedObject } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import type { Caller } from '../../platform/lib/caller';
import { DomainError, invalidField } from '../../platform/lib/domain-error';

type Repository = ReturnType<typeof createDraftRulesRepository>;

/** Rules of companies for ad drafts. Each change is recorded in the audit log. */
export function createDraftRulesService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  /** Changes a rule in a transaction that also records the change; returns the rule. */
  const change = (id: string, apply: (rules: Repository) => Promise<void>): Promise<DraftRule> =>
    db.transaction(async (tx) => {
      const rules = createDraftRulesRepository(tx);
      await rules.lock();
      const before = await rules.find(id);
      await apply(rules);
      const after = await rules.find(id);
      if (after === undefined) throw new DomainError('not_found');
      await recordChange(tx, {
        actions: { created: 'draftRuleCreate', changed: 'draftRuleChange' },
        before: before && (await auditedRule(rules, before)),
        after: await auditedRule(rules, after),
      });
      return after;
    });

  return {
    async list() {
      const rules = createDraftRulesRepository(db);
      return { list: await rules.list(), companies: await rules.listCompanies() };
    },

    /** Errors: those of the endpoint. */
    save: ({ userId }: Pick<Caller, 'userId'>, input: DraftRuleInput): Promise<DraftRule> =>
      change(input.id, async (rules) => {
        const { condition, companyId } = input;
        // of invisible characters only
        if (condition.kind === 'words' && condition.words.some((word) => keyOfText(word) === ''))
          throw invalidField('condition.words', 'invalid');
        if (companyId !== null && !(await rules.hasCompany(companyId)))
          throw invalidField('companyId', 'unknown_company');
        await rules.save(input, { userId, now: clock.now() });
      }),

    /** Errors: `not_found`. */
    pause: ({ userId }: Pick<Caller, 'userId'>, id: string, isPaused: boolean): Promise<DraftRule> =>
      change(id, (rules) => rules.pause(id, isPaused, { userId, now: clock.now() })),

    /** Errors: `not_found`. */
    remove: (id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const rules = createDraftRulesRepository(tx);
        await rules.lock();
        const before = await rules.find(id);
        if (before === undefined) throw new DomainError('not_found');
        await rules.remove(id);
        const { values, ...audited } = await auditedRule(rules, before);
        await recordAudit(tx, { ...audited, action: 'draftRuleDelete', before: values });
      }),
  };
}

/** A rule as the audit log names and describes it. */
async function auditedRule(rules: Repository, rule: DraftRule): Promise<AuditedObject> {
  const { id, name, note, severity, condition, companyId, companyName, isPaused } = rule;
  return {
    object: { id, name },
    accountIds: await rules.accountIdsOf(companyId),
    values: {
      name,
      note,
      company: companyName,
      ruleKind: condition.kind,
      severity,
      rows: [...condition.rows],
      demands: demandsOf(condition),
      isPaused,
    },
  };
}

function demandsOf(condition: DraftRule['condition']): string[] {
  switch (condition.kind) {
    case 'words':
      return condition.words;
    case 'name':
      return condition.patterns;
    case 'tracking':
      return condition.parameters.map(({ name, value }) => `${name}=${value}`);
    case 'bid': {
      const { min, max } = condition;
      return [...(min === null ? [] : [`≥ ${min}`]), ...(max === null ? [] : [`≤ ${max}`])];
    }
  }
}
