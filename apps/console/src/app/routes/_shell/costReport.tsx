import { createFileRoute } from '@tanstack/react-router';
import { costAddressSchema } from '../../../features/cost-report/cost-address';
import { CostPage } from '../../../features/cost-report/cost-page';
import { useAccountDay } from '../../shell/use-account-day';

export const Route = createFileRoute('/_shell/costReport')({
  validateSearch: costAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['costReport', 'columns', 'downloads']),
  component: Cost,
});

function Cost() {
  const navigate = Route.useNavigate();
  const { today } = useAccountDay();
  return (
    <CostPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      today={today}
    />
  );
}
