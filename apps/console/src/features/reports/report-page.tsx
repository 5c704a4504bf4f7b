import { pagePath, type Account, partsIdOf } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page/use-page-title';
import { MissingMetricsNotice } from './own-metrics/missing-metrics-notice';
import { PrintablePage } from './print/printable-page';
import { usePrinting } from './print/use-printing';
import type { Report } from './registry';
import { ReportBody, type ReportBodyProps } from './report-body';
import { MissingViewNotice } from './saved-views/missing-view-notice';
import { ViewsButton } from './saved-views/views-button';
import { ReportHead } from './toolbar/report-head';
import { ReportToolbar } from './toolbar/report-toolbar';
import { useReportModel } from './use-report-model';
import { useReportNames } from './use-report-names';
import type { ReportAddress } from './view/report-address';

export interface ReportPageProps extends Pick<ReportBodyProps, 'onOpenReport' | 'itemDialog'> {
  report: Report;
  /** The parameters of the page's address. */
  address: ReportAddress;
  /** Changes the address; `replace` adds no history entry. */
  onAddressChange: (address: ReportAddress, options?: { replace: boolean }) => void;
  /** The current account; undefined if all of `accounts` are current. */
  account: Account | undefined;
  accounts: readonly Account[];
  /** The day in the account's time zone, `yyyy-MM-dd`. */
  today: string;
  /** Whether the user may open a page. */
  canOpen: (path: string) => boolean;
  /** Absent if the user may not import. */
  onOpenImports: (() => void) | undefined;
}

/** A report page. Its section determines columns and filters. */
export function ReportPage({
  report,
  address,
  onAddressChange,
  account,
  accounts,
  today,
  canOpen,
  onOpenReport,
  onOpenImports,
  itemDialog,
}: ReportPageProps) {
  const { titleOf, tagOf } = useReportNames();
  const title = titleOf(report);
  usePageTitle(tagOf(report));
  const model = useReportModel({
    report,
    address,
    onAddressChange,
    account,
    accounts,
    today,
  });
  const printing = usePrinting();
  return (
    <PrintablePage model={model} title={title} printing={printing}>
      <ReportHead model={model} title={title} canOpen={canOpen} onPrint={printing.start} />
      <ReportToolbar
        model={model}
        moreFields={canOpen(pagePath('customFields')) && <MoreFieldsLink report={report} />}
        end={<ViewsButton model={model} />}
      />
      <MissingViewNotice model={model} />
      <MissingMetricsNotice model={model} />
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

/** Links to the page where the user selects the fields of the section. */
function MoreFieldsLink({ report: { channel, section } }: { report: Report }) {
  const { t } = useTranslation('reports');
  return (
    <Link
      to={pagePath('customFields')}
      search={{ part: partsIdOf(channel, section) }}
      className="rounded-sm text-13 text-accent-fg focus-ring hover:underline"
    >
      {t('moreFields')}
    </Link>
  );
}
