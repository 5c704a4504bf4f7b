import { oldestDataTime, useSecondsToProbe } from '@meridian/api-client/react';
import { useLanguage, useTranslation, type Language } from '@meridian/i18n';
import { Banner, Button } from '@meridian/ui';
import { PlugZapIcon, RefreshCwIcon } from '@meridian/ui/icons';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { recentTime } from '../../lib/dates/day-and-time';
import { todayIn } from '../../lib/dates/today';
import { probeServer, serverProbe, useServerState } from '../../lib/offline/server-probe';
import { useAccountDay } from './use-account-day';

/** Shown above everything while the server is unreachable: the time of the data on screen, and of the next attempt. */
export function OfflineBanner() {
  const isUnreachable = useServerState((state) => state.unreachableSince !== null);
  return isUnreachable ? <UnreachableBanner /> : null;
}

function UnreachableBanner() {
  const { t } = useTranslation('shell');
  const { language } = useLanguage();
  const { timeZone } = useAccountDay();
  const queryClient = useQueryClient();
  const seconds = useSecondsToProbe(serverProbe);
  const [isTrying, setIsTrying] = useState(false);
  const tryNow = async () => {
    setIsTrying(true);
    await probeServer();
    setIsTrying(false);
  };
  const at = oldestDataTime(queryClient);
  const time = at === undefined ? undefined : shortTime(at, { timeZone, language });
  return (
    // above the scrims of drawers and dialogs, which block clicks but not reading
    <div ref={reportHeight} className="relative z-toast shrink-0">
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
    </div>
  );
}

/** Tells drawers the height of the banner, so that they begin below it. */
function reportHeight(banner: HTMLDivElement) {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty('--meridian-banner-height', `${String(banner.offsetHeight)}px`),
  );
  observer.observe(banner);
  return () => {
    observer.disconnect();
    style.removeProperty('--meridian-banner-height');
  };
}

/** In words, by the local clock, like the time itself. */
function shortTime(at: number, { timeZone, language }: { timeZone: string; language: Language }): string {
  const today = todayIn(timeZone, new Date());
  return recentTime(new Date(at).toISOString(), { timeZone, today }, language);
}
