import { isNetworkError } from '@meridian/api-client';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { DownloadIcon } from '@meridian/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { useServerState } from '../../../lib/offline/server-probe';
import { notify } from '../../../lib/page/notices';
import { useMarkedTitle } from '../finer/marked-title';
import { columnsShown } from '../table/column-choice';
import type { ReportModel } from '../use-report-model';
import { queryOf } from '../view/report-query';

const ExportDialog = lazy(() =>
  import('../../../lib/export/export-dialog').then((module) => ({ default: module.ExportDialog })),
);

export interface ExportButtonProps {
  model: ReportModel;
  /** Name of the report in the question. */
  title: string;
  /** Whether the page does not show the rows as a table, so that the file has no column selection. */
  hasOwnStyle?: boolean;
}

/** Exports the report as shown on screen; explains why if there is nothing to export. */
export function ExportButton({ model, title, hasOwnStyle = false }: ExportButtonProps) {
  const { t } = useTranslation(['reports', 'errors']);
  const { language } = useLanguage();
  const isMobile = useIsMobile();
  const markedTitle = useMarkedTitle();
  const [isOpen, setIsOpen] = useState(false);
  const { report, view, rows, columns } = model;
  const { channel, section, period } = report;
  const { response } = rows;
  const isUnreachable = useServerState((state) => state.unreachableSince !== null);
  const reason = isUnreachable ? 'away' : reasonAgainst(model);
  const common = {
    disabled: reason !== null,
    title: reason === null ? undefined : t(`export.${reason}`),
    onClick: () => {
      if (view.rangeError === null) setIsOpen(true);
      else notify({ tone: 'error', title: t(`errors:${view.rangeError}`) });
    },
  };
  return (
    <>
      {isMobile ? (
        <Button
          {...common}
          variant="ghost"
          aria-label={t('export.button')}
          icon={<DownloadIcon className="size-5" />}
          className="size-10 px-0"
        />
      ) : (
        <Button {...common} variant="primary" icon={<DownloadIcon />}>
          {t('export.button')}
        </Button>
      )}
      {isOpen && response && view.rangeError === null && (
        <Suspense>
          <ExportDialog
            reportTitle={markedTitle(title, view.from)}
            rangeText={formatDayRange(view.range, language)}
            rowCount={response.page.totalCount}
            rowCap={response.data.info.rowCap}
            request={{
              channel,
              section,
              period,
              query: queryOf(view),
              sortCol: view.sort,
              ...(!hasOwnStyle && {
                columns: columnsShown(response.data.titleInfos, columns.columnState, columns.locked),
              }),
            }}
            open
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  );
}

function reasonAgainst({ view, rows }: ReportModel): 'away' | 'notReady' | 'nothing' | null {
  if (rows.error !== null && isNetworkError(rows.error)) return 'away';
  const isThere = rows.status === 'ready' || rows.status === 'refreshing';
  // clicking the button explains the error of the period
  if (view.rangeError !== null) return null;
  if (rows.response === undefined || !isThere) return 'notReady';
  return rows.response.page.totalCount === 0 ? 'nothing' : null;
}
