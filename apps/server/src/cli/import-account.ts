import { importStates } from '@meridian/api-client/contract';
import { formatList } from '@meridian/i18n/core';
import { and, asc, eq, ne, notExists } from 'drizzle-orm';
import { recordAllAudits } from '../platform/audit';
import type { Database } from '../platform/db';
import { accounts, imports, loads } from '../platform/db/schema';
import type { ImportArguments } from './import-arguments';
import { recordNewAccount } from './record-account';

/** The account for a command, created if allowed. Errors: for an unknown account; the message names existing ones. */
export async function findOrCreateAccount(
  db: Database,
  { accountNo, newAccount }: Pick<ImportArguments, 'accountNo' | 'newAccount'>,
): Promise<{ accountId: number; isNew: boolean }> {
  const created = newAccount && (await createAccount(db, { accountNo, ...newAccount }));
  if (created !== undefined) return { accountId: created, isNew: true };
  const [account] = await db
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountNo, accountNo));
  if (account) return { accountId: account.id, isNew: false };
  const known = await db
    .select({ no: accounts.accountNo })
    .from(accounts)
    .orderBy(asc(accounts.accountNo))
    .limit(20);
  const offer =
    known.length > 0
      ? `Known accounts: ${formatList(
          known.map(({ no }) => no),
          'en',
        )}.`
      : 'No accounts exist yet. Use --create-account NAME to add one.';
  throw new Error(`Account ${accountNo} not found. ${offer}`);
}

/** Undefined if the number exists. */
function createAccount(
  db: Database,
  account: { accountNo: string } & NonNullable<ImportArguments['newAccount']>,
): Promise<number | undefined> {
  return db.transaction(async (tx) => {
    const [created] = await tx
      .insert(accounts)
      .values(account)
      .onConflictDoNothing()
      .returning({ id: accounts.accountId });
    if (created === undefined) return undefined;
    await recordNewAccount(tx, created.id, account);
    return created.id;
  });
}

/** Deletes an account that was created for files none of which could be imported, with the records of these imports. */
export async function removeUnusedAccount(db: Database, accountId: number): Promise<void> {
  const loaded = db.select().from(loads).where(eq(loads.accountId, accountId));
  const readable = db
    .select()
    .from(imports)
    .where(and(eq(imports.accountId, accountId), ne(imports.state, importStates.failed)));
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(accounts)
      .where(and(eq(accounts.accountId, accountId), notExists(loaded), notExists(readable)))
      .returning({ accountNo: accounts.accountNo, accountName: accounts.accountName });
    await recordAllAudits(
      tx,
      removed.map((before) => ({
        action: 'accountDelete',
        object: { id: accountId, name: before.accountName },
        accountIds: [accountId],
        before,
      })),
    );
  });
}
