import type { ProviderAccount, ProviderAccountInput } from '@meridian/api-client/contract';
import { recordAudit } from '../../platform/audit';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { invalidField } from '../../platform/lib/domain-error';
import { isTimeZone } from '../../platform/lib/is-time-zone';
import { auditedAccounts } from './audited-records';
import { createProviderAccountsRepository } from './provider-accounts.repository';
import { grantAccount, requireCompany } from './record-references.repository';
import { createRecordsService, type RecordVersion } from './records.service';

/** Provider accounts, for administrators. */
export function createProviderAccountsService({ db, clock }: { db: Database; clock: Pick<Clock, 'now'> }) {
  const records = createRecordsService<number, ProviderAccount, ProviderAccountInput>({
    db,
    clock,
    repositoryOf: createProviderAccountsRepository,
    audited: auditedAccounts,
    repeated: 'account_repeated',
    check: checkReferences,
    onAdded: grantAccount,
  });
  return {
    ...records,

    /** Stores a balance that a user read elsewhere. Errors: `not_found`, `conflict` with the stored account. */
    setBalance: (
      { balance, ...version }: RecordVersion<number> & { balance: string | null },
      userId: string,
    ): Promise<ProviderAccount> =>
      db.transaction(async (tx) => {
        const change = { by: userId, at: clock.now() };
        const before = await records.findVersion(tx, version);
        const isSaved = await createProviderAccountsRepository(tx).setBalance(
          version,
          { balance, source: 'manual' },
          change,
        );
        if (!isSaved) return records.rejectStale(tx, version.id);
        const stored = await records.find(version.id, tx);
        await recordAudit(tx, {
          action: 'accountBalance',
          ...records.objectOf(version.id, stored),
          before: { balance: before.balance },
          after: { balance: stored.balance },
        });
        return stored;
      }),
  };
}

/** Errors: `invalid_request` for an unknown company or time zone. Locks the company. */
async function checkReferences(tx: Database, { companyId, timeZone }: ProviderAccountInput): Promise<void> {
  if (!isTimeZone(timeZone)) throw invalidField('timeZone', 'unknown_time_zone');
  if (companyId !== null) await requireCompany(tx, companyId);
}
