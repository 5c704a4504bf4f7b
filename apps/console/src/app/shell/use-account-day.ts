import { defaultTimeZone } from '@meridian/api-client/contract';
import { currentDay, todayIn } from '../../lib/dates/today';
import { useAccount, useSignedIn } from './use-shell';

/** The day, `yyyy-MM-dd`, in the time zone (IANA name) of the current account, or of the user's first one. */
export function useAccountDay(): { today: string; timeZone: string } {
  const { user, askedAt } = useSignedIn();
  const account = useAccount() ?? user.accounts[0];
  const timeZone = account?.timeZone ?? defaultTimeZone;
  const now = new Date();
  return { timeZone, today: account ? currentDay(account, { askedAt, now }) : todayIn(timeZone, now) };
}
