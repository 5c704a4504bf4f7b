import { balanceState, channels, pagePath, type AccountBalance } from '@meridian/api-client/contract';
import { formatValue } from '@meridian/report-table/format';
import { sendNotice } from '../../kits/notices/notices';
import type { Clock } from '../../platform/clock';
import type { Database } from '../../platform/db';
import { createAccountsRepository, createHomeService } from '../accounts';
import { closeNotices, findGrants } from './balance-notices.repository';

/** Accounts per query. */
const batchSize = 200;

/**
 * Handler of the queue `watch-balances`: every hour, notifies users with a grant for an account if its balance is empty
 * or low (less than one day of cost). A user gets another notice only after the balance has recovered. Administrators
 * without a grant get none.
 */
export function createBalanceWatch({ db, clock }: { db: Database; clock: Clock }): () => Promise<void> {
  const home = createHomeService({ accounts: createAccountsRepository(db), clock });

  async function checkBalances(): Promise<void> {
    const usersOf = await findGrants(db);
    const accountIds = [...usersOf.keys()];
    for (let from = 0; from < accountIds.length; from += batchSize) {
      const batch = accountIds.slice(from, from + batchSize);
      const { list } = await home.list({
        // no particular user: followed accounts do not matter
        userId: nobody,
        accountIds: batch,
        channels,
        followedOnly: false,
        text: undefined,
        page: { size: batchSize, offset: 0, sort: undefined },
      });
      // notices of recovered balances can be sent again
      const recovered = list.filter((account) => balanceState(account) === 'fine');
      await closeNotices(
        db,
        recovered.flatMap(({ accountId }) => [subjectOf(accountId, 'low'), subjectOf(accountId, 'empty')]),
      );
      for (const account of list) await warn(account, usersOf.get(account.accountId) ?? []);
    }
  }

  async function warn(account: AccountBalance, userIds: readonly string[]): Promise<void> {
    const { accountId, accountNo, accountName, balance, currency } = account;
    const state = balanceState(account);
    if (state === 'unknown' || state === 'fine') return;
    for (const userId of userIds) {
      await sendNotice(db, {
        userId,
        kind: state === 'low' ? 'balanceLow' : 'balanceEmpty',
        subject: subjectOf(accountId, state),
        params: { accountNo, accountName, currency, balance: formatValue(balance, 't2') },
        link: pagePath('home'),
        time: clock.now(),
      });
    }
  }

  return checkBalances;
}

const nobody = '00000000-0000-0000-0000-000000000000';

/** Subjects of the notices about an account's balance. */
function subjectOf(accountId: number, state: 'low' | 'empty'): string {
  return `balance:${accountId}:${state}`;
}
