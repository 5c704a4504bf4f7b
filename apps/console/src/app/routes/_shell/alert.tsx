import { createFileRoute } from '@tanstack/react-router';
import { alertsAddressSchema } from '../../../features/alerts/alerts-address';
import { AlertsPage } from '../../../features/alerts/alerts-page';
import { useAccountDay } from '../../shell/use-account-day';
import { useAccount, useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/alert')({
  validateSearch: alertsAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['alerts', 'schedules', 'errors']),
  component: Alerts,
});

function Alerts() {
  const navigate = Route.useNavigate();
  return (
    <AlertsPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      accounts={useSignedIn().user.accounts}
      accountId={useAccount()?.accountId}
      {...useAccountDay()}
    />
  );
}
