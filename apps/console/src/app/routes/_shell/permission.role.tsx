import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { RolesPage } from '../../../features/roles/roles-page';
import { useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/permission/role')({
  validateSearch: z.object({
    role: z.catch(z.optional(z.union([z.uuid(), z.literal('new')])), undefined),
  }),
  loader: ({ context }) => context.i18n.loadNamespaces(['access', 'errors']),
  component: Roles,
});

function Roles() {
  const navigate = Route.useNavigate();
  const { role } = Route.useSearch();
  return (
    <RolesPage
      roleId={role}
      onRoleChange={(id) => void navigate({ search: { role: id } })}
      held={useSignedIn().user.permissions}
    />
  );
}
