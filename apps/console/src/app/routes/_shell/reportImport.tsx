import { reportPagePath, type ReportImport } from '@meridian/api-client/contract';
import { createFileRoute } from '@tanstack/react-router';
import { ImportsPage } from '../../../features/imports/imports-page';
import { useCan } from '../../../lib/session/can';
import { accessTo } from '../../access/access';
import { hasPage } from '../../navigation/pages';
import { useAccount, useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/reportImport')({
  loader: ({ context }) => context.i18n.loadNamespaces('imports'),
  component: ReportImportRoute,
});

function ReportImportRoute() {
  const { routes } = useSignedIn();
  const canImport = useCan('report:import:create');
  const account = useAccount();
  // the custom period takes any range, and shows files that cover a span without days too
  const reportOf = ({ channel, section, beginDate, endDate }: ReportImport) => {
    if (section === null || beginDate === null || endDate === null) return undefined;
    const path = reportPagePath(channel, section, 'custom');
    return accessTo(path, routes, hasPage) === 'open' ? { path, range: { beginDate, endDate } } : undefined;
  };
  return <ImportsPage account={account} canImport={canImport} reportOf={reportOf} />;
}
