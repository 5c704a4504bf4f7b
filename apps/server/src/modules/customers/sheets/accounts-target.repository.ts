import { channels as allChannels, defaultProvider, defaultTimeZone } from '@meridian/api-client/contract';
import { eq, sql } from 'drizzle-orm';
import { changedValues } from '../../../platform/audit';
import { insertMany, type Database } from '../../../platform/db';
import { accounts, companies, userAccounts } from '../../../platform/db/schema';
import { auditedAccounts } from '../audited-records';
import type { RecordChange } from '../records.service';
import type { RecordValues, StoredSheetRecord } from './record';
import { toReference } from './reference-row';
import { rowsBeside } from './rows-beside-sql';
import { inChunks, required, type AuditEvents, type SheetTarget } from './target';
import { lockRows } from './written-rows-sql';

const { describe } = auditedAccounts;
const defaults = {
  provider: defaultProvider,
  currency: 'CNY',
  timeZone: defaultTimeZone,
  channels: [...allChannels],
  companyId: null,
};

function valuesOf(values: Omit<RecordValues, 'balance' | 'balanceTime'>) {
  const { accountNo, accountName, note = '' } = values;
  const { companyId, provider, currency, timeZone, channels } = { ...defaults, ...values };
  return {
    accountNo: required(accountNo),
    accountName: required(accountName),
    companyId,
    provider,
    currency,
    timeZone,
    channels,
    note,
  };
}

/** Provider accounts and their balances as rows of spreadsheets. Account numbers have only one spelling. */
export const accountsTarget: SheetTarget = {
  kind: 'account',
  keyOf: (accountNo) => accountNo,
  defaults,

  async findStored(db, keys) {
    const rows = await db
      .select({ account: accounts, company: companies.name })
      .from(accounts)
      .leftJoin(companies, eq(companies.id, accounts.companyId))
      .where(sql`${accounts.accountNo} = ANY(${sql.param(keys)}::text[])`);
    return new Map(
      rows.map(({ account, company }): [string, StoredSheetRecord] => {
        const { accountId, version, archivedTime, balance, balanceTime } = account;
        const values = valuesOf(account);
        const { accountNo, accountName, provider, currency, timeZone, channels, note } = values;
        const texts = {
          accountNo,
          accountName,
          provider,
          currency,
          timeZone,
          note,
          company: company ?? '',
          channels: channels.join(','),
          balance: balance ?? '',
        };
        const isArchived = archivedTime !== null;
        return [accountNo, { id: String(accountId), version, isArchived, values, texts, balanceTime }];
      }),
    );
  },

  async findReferences(db, keys) {
    const rows = await db
      .select()
      .from(companies)
      .where(sql`${companies.nameKey} = ANY(${sql.param(keys)}::text[])`);
    return new Map(rows.map((row) => [row.nameKey, toReference(row)]));
  },

  async lockReferences(tx, ids) {
    const rows = await tx
      .select()
      .from(companies)
      .where(sql`${companies.id} = ANY(${sql.param(ids)}::uuid[])`)
      .orderBy(companies.id)
      .for('key share');
    return new Map(rows.map((row) => [row.id, toReference(row)]));
  },
  referenceOf: ({ companyId }) => companyId,

  lockStored: (tx, ids) => lockRows(tx, { table: accounts, id: accounts.accountId }, ids.map(Number)),

  async write(tx, rows, { change, before, references }) {
    const ids = await addAccounts(
      tx,
      rows.filter(({ recordId }) => recordId === null),
      change,
    );
    await changeAccounts(
      tx,
      rows.filter(({ recordId }) => recordId !== null),
      change,
    );
    return rows.flatMap(({ recordId, values: written }): AuditEvents => {
      const values = valuesOf(written);
      const { accountNo, accountName, companyId } = values;
      const accountId = recordId === null ? required(ids.get(accountNo)) : Number(recordId);
      const companyName = companyId === null ? null : (references.get(companyId)?.name ?? null);
      const after = describe({ accountId, companyName, ...values }).values;
      const common = { object: { id: accountId, name: accountName }, accountIds: [accountId] };
      const stored = before.get(accountNo);
      const balance: AuditEvents =
        written.balance === undefined
          ? []
          : [
              {
                action: 'accountBalance',
                ...common,
                before: { balance: stored?.texts.balance || null },
                after: { balance: written.balance },
              },
            ];
      if (recordId === null || stored === undefined)
        return [{ action: 'accountCreate', ...common, after }, ...balance];
      const earlier = { ...valuesOf(stored.values), companyName: stored.texts.company || null };
      const changed = changedValues(describe({ accountId, ...earlier }).values, after);
      const hasChanged = Object.keys(changed.after).length > 0;
      return [
        ...(hasChanged ? [{ action: 'accountChange' as const, ...common, ...changed }] : []),
        ...balance,
      ];
    });
  },
};

type Rows = Parameters<SheetTarget['write']>[1];

/** Creates accounts; returns ids by number. The importing user gets access, as when creating an account by hand. */
async function addAccounts(tx: Database, rows: Rows, { by, at }: RecordChange): Promise<Map<string, number>> {
  await insertMany(
    tx,
    accounts,
    rows.map(({ values }) => ({
      ...valuesOf(values),
      ...(values.balance === undefined
        ? { balance: null, balanceTime: null, balanceSource: null, balanceBy: null }
        : {
            balance: values.balance,
            balanceSource: 'file' as const,
            balanceBy: by,
            balanceTime: values.balanceTime ? new Date(values.balanceTime) : at,
          }),
      createdBy: by,
      createdTime: at,
      updatedBy: by,
      updatedTime: at,
    })),
  );
  const numbers = rows.map(({ name }) => name);
  const added = await tx
    .select({ accountId: accounts.accountId, accountNo: accounts.accountNo })
    .from(accounts)
    .where(sql`${accounts.accountNo} = ANY(${sql.param(numbers)}::text[])`);
  await insertMany(
    tx,
    userAccounts,
    added.map(({ accountId }) => ({ userId: by, accountId })),
  );
  return new Map(added.map(({ accountId, accountNo }) => [accountNo, accountId]));
}

async function changeAccounts(tx: Database, rows: Rows, { by, at }: RecordChange): Promise<void> {
  for (const chunk of inChunks(rows)) {
    const written = chunk.map(({ recordId, values }) => ({
      id: recordId,
      ...valuesOf(values),
      balance: values.balance ?? null,
      balanceTime: values.balanceTime ?? at.toISOString(),
    }));
    const { table: changed, text } = rowsBeside(tx, written, 'int');
    const withBalance = (written_: ReturnType<typeof sql>, stored: ReturnType<typeof sql>) =>
      sql`CASE WHEN ${text('balance')} IS NULL THEN ${stored} ELSE ${written_} END`;
    await tx
      .with(changed)
      .update(accounts)
      .set({
        accountName: text('accountName'),
        timeZone: text('timeZone'),
        note: text('note'),
        companyId: sql`(${text('companyId')})::uuid`,
        channels: sql`ARRAY(SELECT jsonb_array_elements_text(${changed.values}->'channels'))`,
        balance: withBalance(sql`(${text('balance')})::numeric`, sql`${accounts.balance}`),
        balanceTime: withBalance(sql`(${text('balanceTime')})::timestamptz`, sql`${accounts.balanceTime}`),
        balanceSource: withBalance(sql`'file'`, sql`${accounts.balanceSource}`),
        balanceBy: withBalance(sql`${by}::uuid`, sql`${accounts.balanceBy}`),
        updatedBy: by,
        updatedTime: at,
        version: sql`${accounts.version} + 1`,
      })
      .from(changed)
      .where(eq(accounts.accountId, changed.id));
  }
}
