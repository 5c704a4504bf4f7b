import {
  draftRuleLimits,
  type DraftRule,
  type DraftRuleInput,
  type EndpointData,
  type endpoints,
} from '@meridian/api-client/contract';
import { and, asc, eq, getTableColumns, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db';
import { accounts, companies, draftRules, users } from '../../platform/db/schema';
import { DomainError, invalidField } from '../../platform/lib/domain-error';

type Company = EndpointData<typeof endpoints.draftRuleList>['companies'][number];

/** A rule in use, and its version. */
export type ActiveRule = Pick<DraftRule, 'id' | 'name' | 'note' | 'severity' | 'condition' | 'version'>;

/** Rules of companies for ad drafts. */
export function createDraftRulesRepository(db: Database) {
  const select = () =>
    db
      .select({ ...getTableColumns(draftRules), companyName: companies.name, updatedByName: users.name })
      .from(draftRules)
      .leftJoin(companies, eq(companies.id, draftRules.companyId))
      .leftJoin(users, eq(users.id, draftRules.updatedBy));

  async function find(id: string): Promise<DraftRule | undefined> {
    const [row] = await select().where(eq(draftRules.id, id));
    return row && ruleOf(row);
  }

  return {
    find,

    /** Rules for all accounts first, then by company and name. */
    async list(): Promise<DraftRule[]> {
      const rows = await select().orderBy(
        sql`${companies.name} NULLS FIRST`,
        asc(draftRules.name),
        asc(draftRules.id),
      );
      return rows.map(ruleOf);
    },

    /** Companies that are in use and have accounts, by name. */
    listCompanies: (): Promise<Company[]> =>
      db
        .selectDistinct({ id: companies.id, name: companies.name })
        .from(companies)
        .innerJoin(accounts, eq(accounts.companyId, companies.id))
        .where(isNull(companies.archivedTime))
        .orderBy(asc(companies.name), asc(companies.id)),

    hasCompany: async (id: string): Promise<boolean> =>
      (await db.$count(companies, eq(companies.id, id))) > 0,

    /** The rules in use for an account, the oldest first. */
    listActive: (accountId: number): Promise<ActiveRule[]> =>
      db
        .select({
          id: draftRules.id,
          name: draftRules.name,
          note: draftRules.note,
          severity: draftRules.severity,
          condition: draftRules.condition,
          version: draftRules.version,
        })
        .from(draftRules)
        .innerJoin(
          accounts,
          and(
            eq(accounts.accountId, accountId),
            or(isNull(draftRules.companyId), eq(draftRules.companyId, accounts.companyId)),
          ),
        )
        .where(eq(draftRules.isPaused, false))
        .orderBy(asc(draftRules.createdTime), asc(draftRules.id)),

    /** The ids of the accounts to which a rule applies; all of them for a rule without a company. */
    async accountIdsOf(companyId: string | null): Promise<number[]> {
      if (companyId === null) return [];
      const found = await db
        .select({ id: accounts.accountId })
        .from(accounts)
        .where(and(eq(accounts.companyId, companyId), isNotNull(accounts.companyId)));
      return found.map(({ id }) => id);
    },

    /** Until the transaction ends, no other one changes rules: two changes cannot exceed the maximum, or overwrite each other. */
    lock: () => db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('draft rules'))`),

    /** Errors: `not_found` for a version of a deleted rule; `conflict`; `invalid_request` above the maximum number of rules. */
    async save(
      { id, version, ...values }: DraftRuleInput,
      { userId, now }: { userId: string; now: Date },
    ): Promise<void> {
      const stored = await find(id);
      const changed = { ...values, updatedTime: now, updatedBy: userId };
      if (stored === undefined) {
        if (version !== undefined) throw new DomainError('not_found');
        if ((await db.$count(draftRules)) >= draftRuleLimits.rules)
          throw invalidField('name', 'too_many_draft_rules');
        await db.insert(draftRules).values({ id, ...changed, createdTime: now });
        return;
      }
      // a repeated request of a new rule has no version
      if (stored.version !== (version ?? 1)) throw new DomainError('conflict');
      await db
        .update(draftRules)
        .set({ ...changed, version: stored.version + 1 })
        .where(eq(draftRules.id, id));
    },

    /** Errors: `not_found`. */
    async pause(
      id: string,
      isPaused: boolean,
      { userId, now }: { userId: string; now: Date },
    ): Promise<void> {
      const paused = await db
        .update(draftRules)
        .set({ isPaused, version: sql`${draftRules.version} + 1`, updatedTime: now, updatedBy: userId })
        .where(eq(draftRules.id, id))
        .returning({ id: draftRules.id });
      if (paused.length === 0) throw new DomainError('not_found');
    },

    async remove(id: string): Promise<void> {
      await db.delete(draftRules).where(eq(draftRules.id, id));
    },
  };
}

/** Rules as drafts are checked by them. */
export const ownRules = (rules: readonly ActiveRule[]): Omit<ActiveRule, 'version'>[] =>
  rules.map(({ id, name, note, severity, condition }) => ({ id, name, note, severity, condition }));

type Row = typeof draftRules.$inferSelect & { companyName: string | null; updatedByName: string | null };

function ruleOf(row: Row): DraftRule {
  const { id, name, note, severity, condition, companyId, companyName, isPaused, version } = row;
  return {
    id,
    name,
    note,
    severity,
    condition,
    companyId,
    companyName,
    isPaused,
    version,
    updatedTime: row.updatedTime.toISOString(),
    updatedBy: row.updatedByName,
  };
}
