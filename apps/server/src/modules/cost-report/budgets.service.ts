import type { AccountBudgets, AuditValues, Channel } from '@meridian/api-client/contract';
import { addMonths, type Day } from '@meridian/date-range/core';
import Big from 'big.js';
import { recordAllAudits, recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { DomainError, invalidField } from '../../platform/lib/domain-error';
import {
  auditedBudget,
  createBudgetsRepository,
  type BudgetAccount,
  type BudgetsRepository,
} from './budgets.repository';

/** An account and month, and the channels that the user may view. */
export interface BudgetSubject {
  accountId: number;
  month: Day;
  channels: readonly Channel[];
}

/** A new budget; null clears it. `previous`: the value that the client knows. */
export interface BudgetChange {
  channel: Channel;
  amount: string | null;
  previous: string | null;
}

/** Monthly budgets of accounts and channels. */
export function createBudgetsService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  return {
    /** Errors: `not_found`. */
    async detail(subject: BudgetSubject): Promise<AccountBudgets> {
      const budgets = createBudgetsRepository(db);
      const account = await budgets.findAccount(subject.accountId);
      if (!account) throw new DomainError('not_found');
      return readBudgets(budgets, account, subject);
    },

    /**
     * Errors: `not_found`; `invalid_request` for a channel that the user may not view, or a duplicate one; `conflict`
     * with the stored budgets.
     */
    save: (
      subject: BudgetSubject,
      changes: readonly BudgetChange[],
      userId: string,
    ): Promise<AccountBudgets> =>
      db.transaction(async (tx) => {
        const { accountId, month, channels } = subject;
        for (const [index, { channel }] of changes.entries()) {
          const isFirst = changes.findIndex((other) => other.channel === channel) === index;
          if (!channels.includes(channel) || !isFirst)
            throw invalidField(`budgets.${String(index)}.channel`, 'invalid');
        }
        const budgets = createBudgetsRepository(tx);
        const account = await budgets.lockAccount(accountId);
        if (!account) throw new DomainError('not_found');
        const before = await readBudgets(budgets, account, subject);
        const amountBefore = new Map(before.channels.map(({ channel, amount }) => [channel, amount]));
        const isStale = changes.some(
          ({ channel, previous }) => !isSameAmount(amountBefore.get(channel) ?? null, previous),
        );
        if (isStale) throw new DomainError('conflict', {}, { data: before });
        const changed = changes.filter(
          ({ channel, amount }) => !isSameAmount(amountBefore.get(channel) ?? null, amount),
        );
        if (changed.length === 0) return before;
        for (const { channel, amount } of changed) {
          const key = { accountId, channel, month };
          if (amount === null) await budgets.remove(key);
          else
            await budgets.save(
              { ...key, amount, currency: account.currency },
              { by: userId, at: clock.now() },
            );
        }
        await recordAudit(tx, {
          action: 'budgetChange',
          object: { id: accountId, name: account.accountName },
          accountIds: [accountId],
          before: auditValues(
            month,
            changed.map(({ channel }) => [channel, amountBefore.get(channel) ?? null]),
          ),
          after: auditValues(
            month,
            changed.map(({ channel, amount }) => [channel, amount]),
          ),
        });
        return readBudgets(budgets, account, subject);
      }),

    /** Copies the previous month's budgets to accounts without one; returns how many. */
    copy: (
      scope: { accountIds: readonly number[]; channels: readonly Channel[] },
      month: Day,
      userId: string,
    ): Promise<number> =>
      db.transaction(async (tx) => {
        const copied = await createBudgetsRepository(tx).copy(
          scope,
          { from: addMonths(month, -1), to: month },
          { by: userId, at: clock.now() },
        );
        const accounts = new Map(copied.map(({ accountId, accountName }) => [accountId, accountName]));
        await recordAllAudits(
          tx,
          [...accounts].map(([accountId, name]) => {
            const own = copied.filter((one) => one.accountId === accountId);
            return {
              action: 'budgetChange' as const,
              object: { id: accountId, name },
              accountIds: [accountId],
              before: auditValues(
                month,
                own.map(({ channel }) => [channel, null]),
              ),
              after: auditValues(
                month,
                own.map(({ channel, amount }) => [channel, plainAmount(amount)]),
              ),
            };
          }),
        );
        return copied.length;
      }),
  };
}

/** Reads budgets. One in another currency than the account's is ignored. */
async function readBudgets(
  budgets: BudgetsRepository,
  account: BudgetAccount,
  { accountId, month, channels }: BudgetSubject,
): Promise<AccountBudgets> {
  const lastMonth = addMonths(month, -1);
  const stored = await budgets.find({ accountIds: [accountId], channels }, [month, lastMonth]);
  const amountOf = (channel: Channel, day: Day) => {
    const found = stored.find(
      (one) => one.channel === channel && one.month === day && one.currency === account.currency,
    );
    return found === undefined ? null : plainAmount(found.amount);
  };
  return {
    ...account,
    month,
    channels: channels.map((channel) => ({
      channel,
      amount: amountOf(channel, month),
      lastAmount: amountOf(channel, lastMonth),
    })),
  };
}

function auditValues(month: Day, amounts: readonly (readonly [Channel, string | null])[]): AuditValues {
  return {
    month: month.slice(0, 7),
    ...Object.fromEntries(amounts.map(([channel, amount]) => [auditedBudget[channel], amount])),
  };
}

const plainAmount = (amount: string) => new Big(amount).toFixed();

function isSameAmount(one: string | null, other: string | null): boolean {
  return one === null || other === null ? one === other : new Big(one).eq(other);
}
