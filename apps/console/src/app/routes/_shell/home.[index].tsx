import { defaultTimeZone, reportPagePath } from '@meridian/api-client/contract';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { homeAddress } from '../../../features/home/home-address';
import { HomePage } from '../../../features/home/home-page';
import type { ReportPath } from '../../../features/home/report-path';
import { currentDay, todayIn } from '../../../lib/dates/today';
import { allAccounts } from '../../../lib/session/current-account';
import { accessTo } from '../../access/access';
import { OtherAccountPage } from '../../errors/other-account-page';
import { hasPage } from '../../navigation/pages';
import { enterAccount } from '../../session/enter-account';
import { useAccount, useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/home/index')({
  validateSearch: homeAddress,
  search: { middlewares: [retainSearchParams(['accountId'])] },
  beforeLoad: enterAccount,
  loader: ({ context }) => context.i18n.loadNamespaces(['home', 'columns']),
  component: Home,
});

function Home() {
  const navigate = Route.useNavigate();
  const { user, routes, askedAt } = useSignedIn();
  const account = useAccount();
  const { isOwnAccount } = Route.useRouteContext();
  const { accountId = allAccounts, ...address } = Route.useSearch();
  const now = new Date();
  const dated = account ?? user.accounts[0];
  const reportPath: ReportPath = (channel, section) => {
    const path = reportPagePath(channel, section, 'daily');
    return accessTo(path, routes, hasPage) === 'open' ? path : undefined;
  };
  if (!isOwnAccount) return <OtherAccountPage linkedId={accountId} />;
  return (
    <HomePage
      address={address}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      accounts={user.accounts}
      account={account}
      today={dated ? currentDay(dated, { askedAt, now }) : todayIn(defaultTimeZone, now)}
      reportPath={reportPath}
    />
  );
}
