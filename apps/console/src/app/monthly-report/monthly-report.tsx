import { channels } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { SendIcon } from '@meridian/ui/icons';
import { Suspense, useCallback, useState } from 'react';
import { lazyWithPreload } from '../../lib/lazy/lazy-with-preload';
import { useCan } from '../../lib/session/can';
import { useReportPath } from '../shell/use-report-path';

const MonthlyReportDrawer = lazyWithPreload(() =>
  import('./monthly-report-drawer').then((module) => module.MonthlyReportDrawer),
);

/** Sends last month's campaigns as a file, and then every month. Empty without the permission or the report. */
export function MonthlyReport() {
  const { t, i18n } = useTranslation('home');
  const reportPath = useReportPath();
  const canExport = useCan('report:export:create');
  const [isOpen, setIsOpen] = useState(false);
  const [isLoaded, setIsLoaded] = useState(false);
  // with its texts, so that the page does not wait for them
  const preload = useCallback(
    () => Promise.all([MonthlyReportDrawer.preload(), i18n.loadNamespaces(['schedules', 'errors'])]),
    [i18n],
  );
  const channel = channels.find((each) => reportPath(each, 'campaign') !== undefined);
  if (channel === undefined || !canExport) return null;
  const open = () => {
    setIsOpen(true);
    void preload().then(
      () => setIsLoaded(true),
      () => setIsOpen(false),
    );
  };
  return (
    <>
      <Button
        icon={<SendIcon />}
        aria-haspopup="dialog"
        title={t('monthly.title')}
        isLoading={isOpen && !isLoaded}
        onPointerEnter={() => void preload().catch(() => undefined)}
        onClick={open}
      >
        {t('monthly.button')}
      </Button>
      {isOpen && isLoaded && (
        <Suspense>
          <MonthlyReportDrawer channel={channel} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
