import { createFileRoute } from '@tanstack/react-router';
import { schedulesAddressSchema } from '../../../features/schedules/schedules-address';
import { SchedulesPage } from '../../../features/schedules/schedules-page';
import { useReportPath } from '../../shell/use-report-path';
import { useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/reportSchedule')({
  validateSearch: schedulesAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['schedules', 'downloads', 'errors']),
  component: Schedules,
});

function Schedules() {
  const navigate = Route.useNavigate();
  return (
    <SchedulesPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      accounts={useSignedIn().user.accounts}
      reportPath={useReportPath()}
    />
  );
}
