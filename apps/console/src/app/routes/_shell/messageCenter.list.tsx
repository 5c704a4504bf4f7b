import { createFileRoute } from '@tanstack/react-router';
import { MessagesPage } from '../../../features/messages/messages-page';

export const Route = createFileRoute('/_shell/messageCenter/list')({
  loader: ({ context }) => context.i18n.loadNamespaces('messages'),
  component: MessagesPage,
});
