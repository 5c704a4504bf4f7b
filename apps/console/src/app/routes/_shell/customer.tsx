import { createFileRoute } from '@tanstack/react-router';
import { CustomersPage } from '../../../features/customers/customers-page';
import { recordsAddressSchema } from '../../../features/customers/records-address';
import { useAccountDay } from '../../shell/use-account-day';

export const Route = createFileRoute('/_shell/customer')({
  validateSearch: recordsAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['customers', 'errors']),
  component: Customers,
});

function Customers() {
  const navigate = Route.useNavigate();
  const { timeZone } = useAccountDay();
  return (
    <CustomersPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      timeZone={timeZone}
    />
  );
}
