import { reportPagePath } from '@meridian/api-client/contract';
import { createFileRoute } from '@tanstack/react-router';
import { AccountsPage } from '../../../features/accounts/accounts-page';
import { accessTo } from '../../access';
import { hasPage } from '../../pages';
import { useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/home/index')({
  loader: ({ context }) => context.i18n.loadNamespaces('accounts'),
  component: Home,
});

function Home() {
  const { routes } = useSignedIn();
  const reports = [reportPagePath('search', 'account', 'daily'), reportPagePath('feed', 'account', 'daily')];
  return <AccountsPage reportPath={reports.find((path) => accessTo(path, routes, hasPage) === 'open')} />;
}
