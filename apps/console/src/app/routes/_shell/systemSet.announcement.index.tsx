import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementsPage } from '../../../features/announcements/announcements-page';

export const Route = createFileRoute('/_shell/systemSet/announcement/')({
  loader: ({ context }) => context.i18n.loadNamespaces('announcements'),
  component: AnnouncementsPage,
});
