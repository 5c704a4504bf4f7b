import type { AuditValues } from '@meridian/api-client/contract';
import { recordAudit } from '../platform/audit';
import type { Database } from '../platform/db';

/** Records that a command created an account. */
export function recordNewAccount(
  tx: Database,
  accountId: number,
  account: AuditValues & { accountName: string },
): Promise<void> {
  return recordAudit(tx, {
    action: 'accountCreate',
    object: { id: accountId, name: account.accountName },
    accountIds: [accountId],
    after: account,
  });
}
