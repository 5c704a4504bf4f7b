import { createFileRoute } from '@tanstack/react-router';
import { materialsAddressSchema } from '../../../features/materials/materials-address';
import { MaterialsPage } from '../../../features/materials/materials-page';
import { useAccountDay } from '../../shell/use-account-day';
import { useAccount, useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/material/image')({
  validateSearch: materialsAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces('materials'),
  component: Materials,
});

function Materials() {
  const navigate = Route.useNavigate();
  const { timeZone } = useAccountDay();
  const { user } = useSignedIn();
  return (
    <MaterialsPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      accounts={user.accounts}
      account={useAccount()}
      timeZone={timeZone}
    />
  );
}
