import { createFileRoute } from '@tanstack/react-router';
import { ProviderAccountsPage } from '../../../features/customers/provider-accounts-page';
import { recordsAddressSchema } from '../../../features/customers/records-address';
import { useAccountDay } from '../../shell/use-account-day';

export const Route = createFileRoute('/_shell/account')({
  validateSearch: recordsAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['customers', 'errors']),
  component: ProviderAccounts,
});

function ProviderAccounts() {
  const navigate = Route.useNavigate();
  const { timeZone } = useAccountDay();
  return (
    <ProviderAccountsPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      timeZone={timeZone}
    />
  );
}
