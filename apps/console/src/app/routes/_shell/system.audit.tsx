import { createFileRoute } from '@tanstack/react-router';
import { auditAddressSchema } from '../../../features/audit/audit-address';
import { AuditPage } from '../../../features/audit/audit-page';
import { useAccountDay } from '../../shell/use-account-day';
import { useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/system/audit')({
  validateSearch: auditAddressSchema,
  loader: ({ context }) =>
    context.i18n.loadNamespaces(['audit', 'access', 'alerts', 'draftRules', 'ownMetrics', 'schedules']),
  component: Audit,
});

function Audit() {
  const navigate = Route.useNavigate();
  return (
    <AuditPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      accounts={useSignedIn().user.accounts}
      {...useAccountDay()}
    />
  );
}
