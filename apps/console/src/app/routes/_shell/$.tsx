import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '../../../features/reports/report-page';
import { findReport } from '../../../features/reports/registry';
import { reportSearchSchema } from '../../../features/reports/report-search';
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

function ReportRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  const report = findReport(`/${Route.useParams()._splat ?? ''}`);
  const { user, routes } = useSignedIn();
  const account = useAccount();
  const canOpen = (path: string) => accessTo(path, routes, hasPage) === 'open';
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
      canOpen={canOpen}
      onOpenImports={canOpen(importPath) ? () => void navigate({ to: importPath }) : undefined}
    />
  );
}
