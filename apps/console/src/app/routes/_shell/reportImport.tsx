import {
  defaultTimeZone,
  reportPagePath,
  type Account,
  type ReportImport,
} from '@meridian/api-client/contract';
import { createFileRoute } from '@tanstack/react-router';
import { importsAddressSchema } from '../../../features/imports/imports-address';
import { ImportsPage } from '../../../features/imports/imports-page';
import type { AccountClock } from '../../../lib/dates/day-and-time';
import { currentDay, todayIn } from '../../../lib/dates/today';
import { useCan } from '../../../lib/session/can';
import { accessTo } from '../../access/access';
import { hasPage } from '../../navigation/pages';
import { useAccount, useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/reportImport')({
  validateSearch: importsAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['imports', 'columns']),
  component: ReportImportRoute,
});

function ReportImportRoute() {
  const { user, routes, askedAt } = useSignedIn();
  const { id, view } = Route.useSearch();
  const navigate = Route.useNavigate();
  const canImport = useCan('report:import:create');
  const account = useAccount();
  const clock = clockOf(account ?? user.accounts[0], askedAt);
  // the custom period accepts any range, and also shows files that cover a span without days
  const reportOf = ({ channel, section, beginDate, endDate }: ReportImport) => {
    if (section === null || beginDate === null || endDate === null) return undefined;
    const path = reportPagePath(channel, section, 'custom');
    return accessTo(path, routes, hasPage) === 'open' ? { path, range: { beginDate, endDate } } : undefined;
  };
  return (
    <ImportsPage
      hasAccounts={user.accounts.length > 0}
      openId={id}
      onOpenIdChange={(next) => void navigate({ search: { view, id: next } })}
      view={view}
      onViewChange={(next) => void navigate({ search: { view: next } })}
      account={account}
      canImport={canImport}
      clock={clock}
      reportOf={reportOf}
    />
  );
}

function clockOf(account: Account | undefined, askedAt: Date): AccountClock {
  const timeZone = account?.timeZone ?? defaultTimeZone;
  const now = new Date();
  return { timeZone, today: account ? currentDay(account, { askedAt, now }) : todayIn(timeZone, now) };
}
