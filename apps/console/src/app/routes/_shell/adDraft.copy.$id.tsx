import { pagePath } from '@meridian/api-client/contract';
import { createFileRoute } from '@tanstack/react-router';
import { CopyDraftPage } from '../../../features/ad-drafts/create/copy-draft-page';
import { useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/adDraft/copy/$id')({
  loader: ({ context }) => context.i18n.loadNamespaces('adDrafts'),
  component: CopyDraft,
});

function CopyDraft() {
  const navigate = Route.useNavigate();
  const { user } = useSignedIn();
  return (
    <CopyDraftPage
      key={Route.useParams().id}
      userId={user.userId}
      id={Route.useParams().id}
      onCreated={(id) => void navigate({ to: '/adDraft/edit/$id/{-$part}', params: { id }, replace: true })}
      onCancel={() => void navigate({ to: pagePath('drafts') })}
    />
  );
}
