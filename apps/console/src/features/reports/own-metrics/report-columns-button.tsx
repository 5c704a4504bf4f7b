import { useLanguage, useTranslation } from '@meridian/i18n';
import { ColumnChooser } from '@meridian/report-table';
import { Button } from '@meridian/ui';
import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyWithPreload, useIdlePreload } from '../../../lib/lazy/lazy-with-preload';
import type { ReportModel } from '../use-report-model';

const OwnMetricsDialog = lazyWithPreload(() =>
  import('./own-metrics-dialog').then((module) => module.OwnMetricsDialog),
);

/** Selects the columns of a report, and leads to the metrics that the user defines. */
export function ReportColumnsButton({ model, moreFields }: { model: ReportModel; moreFields: ReactNode }) {
  const { t, i18n } = useTranslation('reports');
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
  // with its texts, so that the page does not wait for them
  const preload = useCallback(
    () => Promise.all([OwnMetricsDialog.preload(), i18n.loadNamespaces('ownMetrics')]),
    [i18n],
  );
  const { isLoaded, load } = useIdlePreload(preload);
  useEffect(() => {
    if (isOpen) void load();
  }, [isOpen, load]);
  const place = useRef<HTMLSpanElement>(null);
  const { titleInfos, locked, columnState, onColumnStateChange, defaultColumnState } = model.columns;
  return (
    <span ref={place} className="contents">
      <ColumnChooser
        titleInfos={titleInfos}
        locked={locked}
        columnState={columnState}
        onColumnStateChange={onColumnStateChange}
        defaultColumnState={defaultColumnState}
        language={language}
        footer={
          <span className="flex flex-col items-start gap-1">
            {moreFields}
            <Button variant="link" className="px-0" onClick={() => setIsOpen(true)}>
              {t('ownMetrics.button')}
            </Button>
          </span>
        }
      />
      {isOpen && isLoaded && (
        <Suspense>
          <OwnMetricsDialog
            model={model}
            onClose={() => setIsOpen(false)}
            returnFocus={() => place.current?.querySelector('button')?.focus()}
          />
        </Suspense>
      )}
    </span>
  );
}
