import { pagePath } from '@meridian/api-client/contract';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { ColumnChooser } from '@meridian/report-table';
import { Alert } from '@meridian/ui';
import { useIsMobile } from '../../../../lib/device/use-is-mobile';
import { usePageTitle } from '../../../../lib/page/use-page-title';
import { CompareButton } from '../../comparison/compare-button';
import { FilterRow } from '../../filters/filter-row';
import { FilterSheetButton } from '../../filters/filter-sheet-button';
import { ReportTypeControl } from '../../filters/report-type-control';
import { TextFilter } from '../../filters/text-filter';
import { PrintablePage } from '../../print/printable-page';
import { usePrinting } from '../../print/use-printing';
import { ReportBody } from '../../report-body';
import { MissingViewNotice } from '../../saved-views/missing-view-notice';
import { ViewsButton } from '../../saved-views/views-button';
import { ExportButton } from '../../toolbar/export-button';
import { SendButton } from '../../toolbar/send-button';
import { useReportModel } from '../../use-report-model';
import { useReportNames } from '../../use-report-names';
import { CentreBar } from '../centre-bar';
import type { CentrePageProps } from '../centre-props';

/** The week of a section: its report, with the week in the bar of the report centre. */
export function SectionPage({ canOpen, onOpenReport, onOpenImports, itemDialog, ...props }: CentrePageProps) {
  const { t } = useTranslation(['routes', 'errors']);
  const { titleOf } = useReportNames();
  const { language } = useLanguage();
  const isMobile = useIsMobile();
  const printing = usePrinting();
  const title = titleOf(props.report);
  usePageTitle(title);
  const model = useReportModel(props);
  const { view, columns, today, change } = model;
  return (
    <PrintablePage model={model} title={title} printing={printing}>
      <CentreBar
        week={view.range}
        onWeekChange={(week) => change({ range: week })}
        today={today}
        onPrint={printing.start}
        actions={
          canOpen(pagePath('downloads')) && (
            <>
              <SendButton model={model} />
              <ExportButton model={model} title={title} />
            </>
          )
        }
      >
        {isMobile ? (
          <FilterSheetButton model={model} />
        ) : (
          <>
            <FilterRow model={model} />
            <ReportTypeControl model={model} />
          </>
        )}
      </CentreBar>
      <div className="flex shrink-0 flex-wrap items-center gap-ctl px-page pt-3.5 pb-3 max-desktop:px-4">
        <h1 className="mr-auto text-20 font-semibold tracking-tight in-data-[size=mini]:text-16">{title}</h1>
        {!isMobile && (
          <>
            {view.offered.includes('text') && (
              <TextFilter
                value={view.text}
                onValueChange={(text) => change({ text }, { replace: true })}
                hasShortcut
                className="w-52"
              />
            )}
            <CompareButton model={model} />
            <ColumnChooser {...columns} language={language} />
          </>
        )}
        <ViewsButton model={model} />
        {view.rangeError && (
          <Alert tone="bad" className="basis-full">
            {t(`errors:${view.rangeError}`)}
          </Alert>
        )}
      </div>
      <MissingViewNotice model={model} />
      <ReportBody
        model={model}
        title={title}
        canOpen={canOpen}
        onOpenReport={onOpenReport}
        onOpenImports={onOpenImports}
        itemDialog={itemDialog}
      />
    </PrintablePage>
  );
}
