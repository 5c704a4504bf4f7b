import { createFileRoute } from '@tanstack/react-router';
import { CompaniesPage } from '../../../features/customers/companies-page';
import { recordsAddressSchema } from '../../../features/customers/records-address';
import { useAccountDay } from '../../shell/use-account-day';

export const Route = createFileRoute('/_shell/company')({
  validateSearch: recordsAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['customers', 'errors']),
  component: Companies,
});

function Companies() {
  const navigate = Route.useNavigate();
  const { timeZone } = useAccountDay();
  return (
    <CompaniesPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      timeZone={timeZone}
    />
  );
}
