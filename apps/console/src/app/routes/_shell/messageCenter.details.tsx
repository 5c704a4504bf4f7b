import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { MessageDetailsPage } from '../../../features/messages/message-details-page';

export const Route = createFileRoute('/_shell/messageCenter/details')({
  validateSearch: z.object({ id: z.catch(z.optional(z.string().check(z.maxLength(100))), undefined) }),
  loader: ({ context }) => context.i18n.loadNamespaces('messages'),
  component: MessageDetails,
});

function MessageDetails() {
  return <MessageDetailsPage id={Route.useSearch().id} />;
}
