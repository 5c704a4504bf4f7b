import { pagePath } from '@meridian/api-client/contract';
import { createFileRoute } from '@tanstack/react-router';
import { announcementsAddressSchema } from '../../../features/announcements/list/announcements-address';
import { AnnouncementsPage } from '../../../features/announcements/list/announcements-page';
import { useAccountDay } from '../../shell/use-account-day';

export const Route = createFileRoute('/_shell/systemSet/announcement/')({
  validateSearch: announcementsAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces('announcements'),
  component: Announcements,
});

function Announcements() {
  const navigate = Route.useNavigate();
  const { timeZone } = useAccountDay();
  return (
    <AnnouncementsPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      onOpen={(id) => void navigate({ to: pagePath('announcementEdit'), search: { id } })}
      timeZone={timeZone}
    />
  );
}
