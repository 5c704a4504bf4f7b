import { defaultTimeZone, pagePath } from '@meridian/api-client/contract';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { OpenItemDialog } from '../../../features/ad-drafts/account-changes/open-item-dialog';
import { findReport } from '../../../features/reports/registry';
import { ReportPage } from '../../../features/reports/report-page';
import { reportAddressSchema, type ReportAddress } from '../../../features/reports/view/report-address';
import type { ItemRequest } from '../../../lib/account-items/account-item';
import { currentDay, todayIn } from '../../../lib/dates/today';
import { useCan } from '../../../lib/session/can';
import { allAccounts } from '../../../lib/session/current-account';
import { accessTo } from '../../access/access';
import { OtherAccountPage } from '../../errors/other-account-page';
import { PagePending } from '../../errors/page-pending';
import { hasPage } from '../../navigation/pages';
import { hasReportLayout } from '../../navigation/report-layout';
import { enterAccount } from '../../session/enter-account';
import { useAccount, useSignedIn } from '../../shell/use-shell';

/** Every report: the registry has its definition. The layout above has redirected unknown paths. */
export const Route = createFileRoute('/_shell/$')({
  validateSearch: reportAddressSchema,
  search: { middlewares: [retainSearchParams(['accountId'])] },
  beforeLoad: enterAccount,
  loader: ({ context, params, preload, location }) => {
    const path = `/${params._splat ?? ''}`;
    if (preload) {
      // not part of the first download: the log-in page does not need it
      import('../../navigation/prefetch-report')
        .then(({ prefetchReport }) => prefetchReport(path, { ...context, search: location.search }))
        // the page itself reports what fails
        .catch(() => undefined);
    }
    return context.i18n.loadNamespaces([
      ...['reports', 'columns', 'accountEvents', 'errors'],
      ...(hasReportLayout(path) ? ['reportCentre', 'print'] : []),
    ]);
  },
  component: ReportRoute,
});

const CentrePage = lazy(() =>
  import('../../../features/reports/centre/centre-page').then((module) => ({ default: module.CentrePage })),
);

/** Days of a user without any account. */
const noAccount = (askedAt: Date) => {
  const timeZone = defaultTimeZone;
  return { timeZone, today: todayIn(timeZone, askedAt) };
};

function ReportRoute() {
  const navigate = Route.useNavigate();
  const { accountId = allAccounts, ...address } = Route.useSearch();
  const { isOwnAccount } = Route.useRouteContext();
  const report = findReport(`/${Route.useParams()._splat ?? ''}`);
  const { user, routes, askedAt } = useSignedIn();
  const account = useAccount();
  const canEditDrafts = useCan('draft:draft:edit');
  const canOpen = (path: string) => accessTo(path, routes, hasPage) === 'open';
  if (!report) return null;
  if (!isOwnAccount) return <OtherAccountPage linkedId={accountId} />;
  const today = currentDay(account ?? user.accounts[0] ?? noAccount(askedAt), { askedAt, now: new Date() });
  const itemDialog = (request: ItemRequest) => (
    <OpenItemDialog
      {...request}
      today={today}
      onOpenDraft={(id, part, row) =>
        void navigate({ to: '/adDraft/edit/$id/{-$part}', params: { id, part }, search: { row } })
      }
    />
  );
  const common = {
    report,
    account,
    accounts: user.accounts,
    today,
    itemDialog: canEditDrafts ? itemDialog : undefined,
    canOpen,
    onOpenReport: (path: string, search: ReportAddress) => void navigate({ to: path, search }),
    onOpenImports: canOpen(pagePath('imports'))
      ? () => void navigate({ to: pagePath('imports') })
      : undefined,
  };
  const change = (next: ReportAddress, options: { replace?: boolean } = {}) =>
    void navigate({ to: report.path, search: next, ...options });
  if (report.layout === 'centre') {
    return (
      <Suspense fallback={<PagePending />}>
        <CentrePage key={report.id} {...common} address={address} onAddressChange={change} />
      </Suspense>
    );
  }
  return (
    <ReportPage
      key={`${report.channel} ${report.section}`}
      {...common}
      address={address}
      onAddressChange={change}
    />
  );
}
