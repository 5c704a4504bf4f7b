import { pagePath } from '@meridian/api-client/contract';
import { createFileRoute } from '@tanstack/react-router';
import { draftsAddressSchema } from '../../../features/ad-drafts/list/drafts-address';
import { DraftsPage } from '../../../features/ad-drafts/list/drafts-page';
import { useAccountDay } from '../../shell/use-account-day';
import { useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/adDraft/list')({
  validateSearch: draftsAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces('adDrafts'),
  component: Drafts,
});

function Drafts() {
  const navigate = Route.useNavigate();
  const { timeZone } = useAccountDay();
  const { user } = useSignedIn();
  return (
    <DraftsPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      accounts={user.accounts}
      onNew={() => void navigate({ to: pagePath('draftNew') })}
      onOpen={({ id }) => void navigate({ to: '/adDraft/edit/$id/{-$part}', params: { id } })}
      onCopy={({ id }) => void navigate({ to: '/adDraft/copy/$id', params: { id } })}
      timeZone={timeZone}
    />
  );
}
