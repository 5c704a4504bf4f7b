import { defaultTimeZone } from '@meridian/api-client/contract';
import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { homeAddress } from '../../../features/home/home-address';
import { HomePage } from '../../../features/home/home-page';
import { currentDay, todayIn } from '../../../lib/dates/today';
import { allAccounts } from '../../../lib/session/current-account';
import { OtherAccountPage } from '../../errors/other-account-page';
import { MonthlyReport } from '../../monthly-report/monthly-report';
import { useReportQuestions } from '../../questions/use-report-questions';
import { enterAccount } from '../../session/enter-account';
import { useReportPath } from '../../shell/use-report-path';
import { useAccount, useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/home/index')({
  validateSearch: homeAddress,
  search: { middlewares: [retainSearchParams(['accountId'])] },
  beforeLoad: enterAccount,
  loader: ({ context }) => context.i18n.loadNamespaces(['home', 'columns', 'accountEvents', 'errors']),
  component: Home,
});

function Home() {
  const navigate = Route.useNavigate();
  const { user, askedAt } = useSignedIn();
  const account = useAccount();
  const { isOwnAccount } = Route.useRouteContext();
  const { accountId = allAccounts, ...address } = Route.useSearch();
  const reportPath = useReportPath();
  const questions = useReportQuestions();
  const now = new Date();
  const dated = account ?? user.accounts[0];
  if (!isOwnAccount) return <OtherAccountPage linkedId={accountId} />;
  return (
    <HomePage
      address={address}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      accounts={user.accounts}
      account={account}
      today={dated ? currentDay(dated, { askedAt, now }) : todayIn(defaultTimeZone, now)}
      reportPath={reportPath}
      questions={questions}
      actions={<MonthlyReport />}
    />
  );
}
