import { createFileRoute } from '@tanstack/react-router';
import { rulesAddressSchema } from '../../../features/draft-rules/rules-address';
import { RulesPage } from '../../../features/draft-rules/rules-page';

export const Route = createFileRoute('/_shell/systemSet/draftRule')({
  validateSearch: rulesAddressSchema,
  loader: ({ context }) => context.i18n.loadNamespaces(['draftRules', 'errors']),
  component: DraftRules,
});

function DraftRules() {
  const navigate = Route.useNavigate();
  return (
    <RulesPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
    />
  );
}
