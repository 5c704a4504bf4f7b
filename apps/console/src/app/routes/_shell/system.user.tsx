import { createFileRoute } from '@tanstack/react-router';
import { usersAddressSchema } from '../../../features/users/users-address';
import { UsersPage } from '../../../features/users/users-page';
import { useAccountDay } from '../../shell/use-account-day';
import { useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/system/user')({
  validateSearch: usersAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['access', 'errors']),
  component: Users,
});

function Users() {
  const navigate = Route.useNavigate();
  return (
    <UsersPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      accounts={useSignedIn().user.accounts}
      {...useAccountDay()}
    />
  );
}
