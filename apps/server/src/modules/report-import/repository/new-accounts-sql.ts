import type { ImportAnswers } from '@meridian/api-client/contract';
import { recordAudit } from '../../../platform/audit';
import type { Database } from '../../../platform/db';
import { accounts, userAccounts } from '../../../platform/db/schema';
import { invalidField } from '../../../platform/lib/domain-error';

/** An account to create: its name in the file, with the values that the file lacks. */
export type NewAccount = NonNullable<ImportAnswers['accounts']>[string] & { named: string };

/**
 * Creates accounts and grants the user access.
 *
 * Errors: `invalid_request` with the path of the number if it already exists.
 */
export async function createAccounts(
  tx: Database,
  created: readonly NewAccount[],
  userId: string | null,
): Promise<void> {
  for (const { named, ...account } of created) {
    const rows = await tx
      .insert(accounts)
      .values({ ...account, accountName: named })
      .onConflictDoNothing()
      .returning({ accountId: accounts.accountId, provider: accounts.provider });
    const [row] = rows;
    if (!row) throw invalidField(`answers.accounts.${named}.accountNo`, 'taken');
    const { accountId, provider } = row;
    await recordAudit(tx, {
      action: 'accountCreate',
      object: { id: accountId, name: named },
      accountIds: [accountId],
      after: { accountName: named, provider, ...account },
    });
    if (userId !== null) await tx.insert(userAccounts).values({ userId, accountId });
  }
}
