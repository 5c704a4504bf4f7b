import { createFileRoute } from '@tanstack/react-router';
import { PasswordPage } from '../../../features/settings/password-page';

export const Route = createFileRoute('/_shell/systemSet/changePassword')({
  loader: ({ context }) => context.i18n.loadNamespaces('settings'),
  component: PasswordPage,
});
