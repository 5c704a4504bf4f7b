import { createFileRoute } from '@tanstack/react-router';
import { messagesAddressSchema } from '../../../features/messages/list/messages-address';
import { MessagesPage } from '../../../features/messages/messages-page';

export const Route = createFileRoute('/_shell/messageCenter/list')({
  validateSearch: messagesAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces('messages'),
  component: Messages,
});

function Messages() {
  const navigate = Route.useNavigate();
  return (
    <MessagesPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
    />
  );
}
