import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CustomFieldsPage } from '../../../features/custom-fields/custom-fields-page';

export const Route = createFileRoute('/_shell/systemSet/customField')({
  validateSearch: z.object({ part: z.catch(z.optional(z.string()), undefined) }),
  loader: ({ context }) => context.i18n.loadNamespaces('customFields'),
  component: CustomFields,
});

function CustomFields() {
  const navigate = Route.useNavigate();
  return (
    <CustomFieldsPage
      partsId={Route.useSearch().part}
      onPartChange={(part) => void navigate({ search: { part } })}
    />
  );
}
