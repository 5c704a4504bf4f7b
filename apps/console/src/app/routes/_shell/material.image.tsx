import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { materialsAddressSchema } from '../../../features/materials/materials-address';
import { MaterialsPage } from '../../../features/materials/materials-page';
import { useCan } from '../../../lib/session/can';
import { useAccountDay } from '../../shell/use-account-day';
import { useAccount, useSignedIn } from '../../shell/use-shell';

export const Route = createFileRoute('/_shell/material/image')({
  validateSearch: materialsAddressSchema,
  // pictures can be added to units of a draft
  loader: ({ context }) => context.i18n.loadNamespaces(['materials', 'adDrafts']),
  component: Materials,
});

const ReleasePicturesDialog = lazy(() =>
  import('../../../features/ad-drafts/release/release-pictures-dialog').then((module) => ({
    default: module.ReleasePicturesDialog,
  })),
);

function Materials() {
  const navigate = Route.useNavigate();
  const { timeZone } = useAccountDay();
  const { user } = useSignedIn();
  const canEditDrafts = useCan('draft:draft:edit');
  return (
    <MaterialsPage
      address={Route.useSearch()}
      onAddressChange={(search, options) => void navigate({ search, replace: options?.replace ?? false })}
      accounts={user.accounts}
      account={useAccount()}
      timeZone={timeZone}
      releaseDialog={
        canEditDrafts
          ? (props) => (
              <Suspense>
                <ReleasePicturesDialog
                  {...props}
                  onOpenDraft={(id, row) =>
                    void navigate({
                      to: '/adDraft/edit/$id/{-$part}',
                      params: { id, part: 'creative' },
                      search: { row },
                    })
                  }
                />
              </Suspense>
            )
          : undefined
      }
    />
  );
}
