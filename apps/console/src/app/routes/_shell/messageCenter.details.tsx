import { createFileRoute } from '@tanstack/react-router';
import { MessageDetailsPage } from '../../../features/messages/message-details-page';

export const Route = createFileRoute('/_shell/messageCenter/details')({
  loader: ({ context }) => context.i18n.loadNamespaces('messages'),
  component: MessageDetailsPage,
});
