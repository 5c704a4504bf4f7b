import { pagePath } from '@meridian/api-client/contract';
import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { AnnouncementEditPage } from '../../../features/announcements/edit/announcement-edit-page';
import { useAccountDay } from '../../shell/use-account-day';

export const Route = createFileRoute('/_shell/systemSet/announcement/edit')({
  validateSearch: z.object({ id: z.catch(z.optional(z.uuid()), undefined) }),
  loader: ({ context }) => context.i18n.loadNamespaces('announcements'),
  component: AnnouncementEdit,
});

function AnnouncementEdit() {
  const navigate = Route.useNavigate();
  return (
    <AnnouncementEditPage
      id={Route.useSearch().id}
      onCreated={(id) => void navigate({ search: { id }, replace: true })}
      onBack={() => void navigate({ to: pagePath('announcements') })}
      {...useAccountDay()}
    />
  );
}
