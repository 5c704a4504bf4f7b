import { createFileRoute } from '@tanstack/react-router';
import { LanguagePage } from '../../../features/settings/language-page';
import { useAccountDay } from '../../shell/use-account-day';

export const Route = createFileRoute('/_shell/systemSet/languageSet')({
  loader: ({ context }) => context.i18n.loadNamespaces('settings'),
  component: Language,
});

function Language() {
  return <LanguagePage {...useAccountDay()} />;
}
