import { defaultTimeZone } from '@meridian/api-client/contract';
import { createFileRoute } from '@tanstack/react-router';
import { downloadsAddressSchema } from '../../../features/downloads/downloads-address';
import { DownloadsPage } from '../../../features/downloads/downloads-page';
import { currentDay, todayIn } from '../../../lib/dates/today';
import { useReportPath } from '../../shell/use-report-path';
import { useAccount, useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/downloadCenter/index')({
  validateSearch: downloadsAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces('downloads'),
  component: Downloads,
});

function Downloads() {
  const navigate = Route.useNavigate();
  const { user, askedAt } = useSignedIn();
  const account = useAccount() ?? user.accounts[0];
  const timeZone = account?.timeZone ?? defaultTimeZone;
  const now = new Date();
  return (
    <DownloadsPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      timeZone={timeZone}
      reportPath={useReportPath()}
      today={account ? currentDay(account, { askedAt, now }) : todayIn(timeZone, now)}
    />
  );
}
