import { pagePath } from '@meridian/api-client/contract';
import { createFileRoute } from '@tanstack/react-router';
import { NewDraftPage } from '../../../features/ad-drafts/create/new-draft-page';
import { useAccount, useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/adDraft/new')({
  loader: ({ context }) => context.i18n.loadNamespaces('adDrafts'),
  component: NewDraft,
});

function NewDraft() {
  const navigate = Route.useNavigate();
  const { user } = useSignedIn();
  return (
    <NewDraftPage
      userId={user.userId}
      accounts={user.accounts}
      accountId={useAccount()?.accountId}
      onCreated={(id) => void navigate({ to: '/adDraft/edit/$id/{-$part}', params: { id }, replace: true })}
      onCancel={() => void navigate({ to: pagePath('drafts') })}
    />
  );
}
