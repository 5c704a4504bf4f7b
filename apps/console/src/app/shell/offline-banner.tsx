import { useLanguage, useTranslation, type Language } from '@meridian/i18n';
import { Banner, Button } from '@meridian/ui';
import { PlugZapIcon, RefreshCwIcon } from '@meridian/ui/icons';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { recentTime } from '../../lib/dates/day-and-time';
import { todayIn } from '../../lib/dates/today';
import { maxWaitSeconds, probeServer } from '../../lib/offline/probe-server';
import { useServerState } from '../../lib/offline/server-state';
import { useAccountDay } from './use-account-day';

/** Above everything while the server is unreachable: the time of the data on screen, and of the next probe. */
export function OfflineBanner() {
  const isUnreachable = useServerState((state) => state.unreachableSince !== null);
  return isUnreachable ? <UnreachableBanner /> : null;
}

function UnreachableBanner() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { timeZone } = useAccountDay();
  const queryClient = useQueryClient();
  const seconds = useSecondsToTry();
  const [isTrying, setIsTrying] = useState(false);
  const tryNow = async () => {
    setIsTrying(true);
    await probeServer();
    setIsTrying(false);
  };
  const at = oldestDataTime(queryClient);
  const time = at === undefined ? undefined : shortTime(at, { timeZone, language });
  return (
    <Banner
      tone="warn"
      icon={<PlugZapIcon />}
      title={t('away.title')}
      aside={seconds > 0 ? t('away.tryingIn', { seconds }) : t('away.trying')}
      action={
        <Button icon={<RefreshCwIcon />} isLoading={isTrying} onClick={() => void tryNow()}>
          {t('away.tryNow')}
        </Button>
      }
    >
      {time !== undefined && t('away.figuresFrom', { time })}
      {time !== undefined && language === 'en' && ' '}
      {t('away.kept')}
    </Banner>
  );
}

/** Whole seconds until the next probe of the server; 0 during a probe. */
function useSecondsToTry(): number {
  const nextTryAt = useServerState((state) => state.nextTryAt) ?? 0;
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  // `now` may be half a second old
  return Math.min(Math.max(0, Math.ceil((nextTryAt - now) / 1000)), maxWaitSeconds);
}

/** When the oldest response on screen arrived; undefined where there is none. */
function oldestDataTime(queryClient: QueryClient): number | undefined {
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const times = shown.map(({ state }) => state.dataUpdatedAt).filter((time) => time > 0);
  return times.length === 0 ? undefined : Math.min(...times);
}

/** In words, by the clock here, as the time itself is. */
function shortTime(at: number, { timeZone, language }: { timeZone: string; language: Language }): string {
  const today = todayIn(timeZone, new Date());
  return recentTime(new Date(at).toISOString(), { timeZone, today }, language);
}
