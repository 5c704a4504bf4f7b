import { useTranslation } from '@meridian/i18n';
import { useState } from 'react';
import { useShortcut } from '../../../lib/keys/use-shortcut';
import { lazyWithPreload, useIdlePreload } from '../../../lib/lazy/lazy-with-preload';
import { notify } from '../../../lib/page/notices';
import type { PreparedPrint } from './report-paper';

/** What a report is on paper; its code is loaded in idle moments. */
export const LazyReportPaper = lazyWithPreload(() =>
  import('./report-paper').then((module) => module.ReportPaper),
);

/** The print of a page. */
export interface Printing extends PreparedPrint {
  /** Whether the code of the paper is loaded. */
  isLoaded: boolean;
  /** Loads the rows, then opens the browser's print dialog. */
  start: () => void;
}

/** The print of a report page, by its button or the browser's shortcut. */
export function usePrinting(): Printing {
  const { t } = useTranslation('shell');
  const { isLoaded, load } = useIdlePreload(LazyReportPaper.preload);
  const [isPreparing, setIsPreparing] = useState(false);
  const start = () =>
    void load().then((hasLoaded) => {
      if (hasLoaded) setIsPreparing(true);
      else notify({ tone: 'error', title: t('topBar.loadFailed') });
    });
  useShortcut('print', start);
  return { isLoaded, isPreparing, start, end: () => setIsPreparing(false) };
}
