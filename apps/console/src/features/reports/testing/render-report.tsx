import type { ApiClient } from '@meridian/api-client';
import type { Account } from '@meridian/api-client/contract';
import { renderRoute } from '../../../testing/render-route';
import { reports } from '../registry';
import { ReportBody } from '../report-body';
import { ReportToolbar } from '../toolbar/report-toolbar';
import { useReportModel } from '../use-report-model';
import { reportAddressSchema, type ReportAddress } from '../view/report-address';

/** The account of the reports in tests. */
export const reportAccount: Account = {
  accountId: 1,
  accountNo: '8840213',
  accountName: 'Kaede Travel',
  currency: 'CNY',
  timeZone: 'Asia/Shanghai',
  provider: 'baidu',
  today: '2026-11-21',
};

/** Errors: throws for an id that no report has. */
export function reportWithId(id: string) {
  const report = reports.find((each) => each.id === id);
  if (!report) throw new Error(`no report ${id}`);
  return report;
}

interface RenderReportOptions {
  api: ApiClient;
  /** The id of the report. */
  id: string;
  /** Its path and search. */
  at: string;
  hasToolbar?: boolean;
  canOpen?: (path: string) => boolean;
  onOpenReport?: (path: string, address: ReportAddress) => void;
}

/** Renders a report at an address. Returns the router. */
export const renderReport = ({ api, at, ...report }: RenderReportOptions) =>
  renderRoute({
    api,
    at,
    page: (search, navigate) => <RoutedReport {...report} search={search} navigate={navigate} />,
  });

interface RoutedReportProps extends Omit<RenderReportOptions, 'api' | 'at'> {
  search: Readonly<Record<string, unknown>>;
  navigate: (address: ReportAddress) => void;
}

function RoutedReport({
  id,
  search,
  navigate,
  hasToolbar = false,
  canOpen = () => false,
  onOpenReport = () => undefined,
}: RoutedReportProps) {
  const report = reportWithId(id);
  const model = useReportModel({
    report,
    address: reportAddressSchema.parse(search),
    onAddressChange: navigate,
    account: reportAccount,
    accounts: [reportAccount],
    today: reportAccount.today,
  });
  return (
    <div className="flex h-200 flex-col">
      {hasToolbar && <ReportToolbar model={model} />}
      <ReportBody
        model={model}
        title="Report"
        canOpen={canOpen}
        onOpenReport={onOpenReport}
        onOpenImports={undefined}
      />
    </div>
  );
}
