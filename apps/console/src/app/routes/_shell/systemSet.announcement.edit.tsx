import { createFileRoute } from '@tanstack/react-router';
import { AnnouncementEditPage } from '../../../features/announcements/edit/announcement-edit-page';

export const Route = createFileRoute('/_shell/systemSet/announcement/edit')({
  loader: ({ context }) => context.i18n.loadNamespaces('announcements'),
  component: AnnouncementEditPage,
});
