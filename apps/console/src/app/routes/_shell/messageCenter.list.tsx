import { createFileRoute } from '@tanstack/react-router';
import { messagesSearchSchema } from '../../../features/messages/list/messages-search';
import { MessagesPage } from '../../../features/messages/messages-page';

export const Route = createFileRoute('/_shell/messageCenter/list')({
  validateSearch: messagesSearchSchema,
  loader: ({ context }) => context.i18n.loadNamespaces('messages'),
  component: Messages,
});

function Messages() {
  const navigate = Route.useNavigate();
  return (
    <MessagesPage
      search={Route.useSearch()}
      onSearchChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
    />
  );
}
