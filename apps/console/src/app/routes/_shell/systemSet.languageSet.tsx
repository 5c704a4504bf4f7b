import { createFileRoute } from '@tanstack/react-router';
import { LanguagePage } from '../../../features/settings/language-page';

export const Route = createFileRoute('/_shell/systemSet/languageSet')({
  loader: ({ context }) => context.i18n.loadNamespaces('settings'),
  component: LanguagePage,
});
