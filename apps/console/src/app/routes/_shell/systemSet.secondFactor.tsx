import { createFileRoute } from '@tanstack/react-router';
import { SecondFactorPage } from '../../../features/settings/second-factor-page';
import { useAccountDay } from '../../shell/use-account-day';
import { useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/systemSet/secondFactor')({
  loader: ({ context }) => context.i18n.loadNamespaces(['settings', 'auth']),
  component: SecondFactor,
});

function SecondFactor() {
  const { user } = useSignedIn();
  return <SecondFactorPage userName={user.userName} timeZone={useAccountDay().timeZone} />;
}
