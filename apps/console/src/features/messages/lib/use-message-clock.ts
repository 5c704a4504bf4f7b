import { defaultTimeZone } from '@meridian/api-client/contract';
import { userInfoOptions } from '@meridian/api-client/react';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../lib/api/api';
import { dayAndTime, type AccountClock } from '../../../lib/dates/day-and-time';
import { currentDay, todayIn } from '../../../lib/dates/today';
import { useCurrentAccount } from '../../../lib/session/current-account';

/** The time zone of the current account, otherwise of the user's first, and the day there. */
export function useMessageClock(): AccountClock {
  const { data: user, dataUpdatedAt } = useQuery(userInfoOptions(useApi()));
  const accountId = useCurrentAccount((state) => state.accountId);
  const account = user?.accounts.find((each) => each.accountId === accountId) ?? user?.accounts[0];
  const now = new Date();
  if (!account) return { timeZone: defaultTimeZone, today: todayIn(defaultTimeZone, now) };
  const { timeZone } = account;
  return { timeZone, today: currentDay(account, { askedAt: new Date(dataUpdatedAt), now }) };
}

/** Formats the time of a message as in lists: `Today 09:02`, `Nov 19 17:36`. */
export function useMessageTime(): (instant: string) => string {
  const { t } = useTranslation('messages');
  const { language } = useLanguage();
  const clock = useMessageClock();
  return (instant) => {
    const { day, time } = dayAndTime(instant, clock, language);
    return day === null ? t('today', { time }) : `${day} ${time}`;
  };
}
