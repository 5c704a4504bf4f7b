import { useLanguage, useTranslation } from '@meridian/i18n';
import { ColumnChooser } from '@meridian/report-table';
import { Button } from '@meridian/ui';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import type { ReportModel } from '../use-report-model';

const OwnMetricsDialog = lazy(() =>
  import('./own-metrics-dialog').then((module) => ({ default: module.OwnMetricsDialog })),
);

/** Selects the columns of a report, and leads to the metrics that the user defines. */
export function ReportColumnsButton({ model, moreFields }: { model: ReportModel; moreFields: ReactNode }) {
  const { t } = useTranslation('reports');
  const { language } = useLanguage();
  const [isOpen, setIsOpen] = useState(false);
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
      {isOpen && (
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
