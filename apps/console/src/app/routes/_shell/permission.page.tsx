import { createFileRoute } from '@tanstack/react-router';
import { ownAccessAddressSchema } from '../../../features/own-access/own-access-address';
import { OwnAccessPage } from '../../../features/own-access/own-access-page';

export const Route = createFileRoute('/_shell/permission/page')({
  validateSearch: ownAccessAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces('access'),
  component: OwnPages,
});

function OwnPages() {
  const navigate = Route.useNavigate();
  return (
    <OwnAccessPage
      kind="pages"
      text={Route.useSearch().text}
      onTextChange={(text) => void navigate({ search: { text }, replace: true })}
    />
  );
}
