import { pagePath } from '@meridian/api-client/contract';
import { createFileRoute } from '@tanstack/react-router';
import { draftAddressSchema, partOf } from '../../../features/ad-drafts/edit/draft-address';
import { EditDraftPage } from '../../../features/ad-drafts/edit/edit-draft-page';
import { useAccountDay } from '../../shell/use-account-day';
import { useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/adDraft/edit/$id/{-$part}')({
  validateSearch: draftAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['adDrafts', 'columns', 'draftUpload', 'materials']),
  component: EditDraft,
});

function EditDraft() {
  const navigate = Route.useNavigate();
  const { id, part } = Route.useParams();
  const { timeZone, today } = useAccountDay();
  const { user } = useSignedIn();
  const { row, scope, where, beginDate, endDate, ...items } = Route.useSearch();
  const days = { beginDate, endDate };
  return (
    <EditDraftPage
      key={id}
      id={id}
      part={partOf(part)}
      row={row}
      scope={scope}
      where={where}
      onWhereChange={(next) =>
        void navigate({ search: (before) => ({ ...before, where: next && [...next] }), resetScroll: false })
      }
      items={items}
      onItemsChange={(next) => void navigate({ search: { ...next, ...days }, resetScroll: false })}
      today={today}
      days={days}
      onDaysChange={(next) =>
        void navigate({ search: (before) => ({ ...before, ...next }), resetScroll: false })
      }
      userId={user.userId}
      accounts={user.accounts}
      onNavigate={(next, nextRow, nextScope, nextWhere) =>
        void navigate({
          to: '/adDraft/edit/$id/{-$part}',
          params: { id, part: next },
          search: { row: nextRow, scope: nextScope, where: nextWhere && [...nextWhere], ...days },
        })
      }
      onOpen={(opened) => void navigate({ to: '/adDraft/edit/$id/{-$part}', params: { id: opened, part } })}
      onBack={() => void navigate({ to: pagePath('drafts') })}
      timeZone={timeZone}
    />
  );
}
