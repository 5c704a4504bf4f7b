import { createFileRoute } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ReportPage } from '../../../features/reports/report-page';
import { findReport } from '../../../features/reports/registry';
import { forOtherAccount, reportSearchSchema } from '../../../features/reports/report-search';
import { useCurrentAccount } from '../../../lib/current-account';
import { currentDay, todayIn } from '../../../lib/today';
import { accessTo } from '../../access';
import { hasPage } from '../../pages';
import { useAccount, useSignedIn } from '../../shell/use-shell';

/** Every report: which one is in the registry. The layout above has sent unknown paths away. */
export const Route = createFileRoute('/_shell/$')({
  validateSearch: reportSearchSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['reports', 'columns']),
  component: ReportRoute,
});

const importPath = '/reportImport';

/** Days of a user without any account. */
const noAccount = (askedAt: Date) => {
  const timeZone = 'Asia/Shanghai';
  return { timeZone, today: todayIn(timeZone, askedAt) };
};

function ReportRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const report = findReport(`/${Route.useParams()._splat ?? ''}`);
  const { user, routes, askedAt } = useSignedIn();
  const account = useAccount();
  const canOpen = (path: string) => accessTo(path, routes, hasPage) === 'open';
  useEffect(
    () =>
      useCurrentAccount.subscribe((now, before) => {
        if (now.accountId === null || now.accountId === before.accountId) return;
        void navigate({ search: forOtherAccount, replace: true });
      }),
    [navigate],
  );
  if (!report) return null;
  return (
    <ReportPage
      key={`${report.channel} ${report.section}`}
      report={report}
      search={search}
      onSearchChange={(next, options) =>
        void navigate({ to: report.path, search: next, replace: options?.replace })
      }
      account={account}
      accounts={user.accounts}
      today={currentDay(account ?? user.accounts[0] ?? noAccount(askedAt), { askedAt, now: new Date() })}
      canOpen={canOpen}
      onOpenImports={canOpen(importPath) ? () => void navigate({ to: importPath }) : undefined}
    />
  );
}
