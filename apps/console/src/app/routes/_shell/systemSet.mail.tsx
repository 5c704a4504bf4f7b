import { createFileRoute } from '@tanstack/react-router';
import { MailPage } from '../../../features/settings/mail-page';

export const Route = createFileRoute('/_shell/systemSet/mail')({
  loader: ({ context }) => context.i18n.loadNamespaces(['settings', 'errors']),
  component: MailPage,
});
