import { endpoints, type DraftSummary } from '@meridian/api-client/contract';
import { draftSummaryOptions, queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { LoadingLine } from '@meridian/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { ListFailed } from '../../../lib/lists/list-failed';
import { usePageTitle } from '../../../lib/page/use-page-title';
import { cutDraftName } from '../lib/cut-draft-name';
import { StoredDialogs } from '../lib/stored-dialogs';
import { useDraftName } from '../lib/use-draft-name';
import { DraftForm } from './draft-form';
import type { DraftFormValues } from './draft-form-schema';

export interface CopyDraftPageProps {
  userId: string;
  /** Id of the draft to copy. */
  id: string;
  onCreated: (id: string) => void;
  onCancel: () => void;
}

/** Copies a draft under another name. */
export function CopyDraftPage({ userId, id, ...leave }: CopyDraftPageProps) {
  const { t } = useTranslation(['adDrafts', 'common']);
  usePageTitle(t('form.copyTitle'));
  const { data: original, error, refetch } = useQuery(draftSummaryOptions(useApi(), id));
  return (
    <section className="flex flex-1 flex-col gap-5 px-page py-5 max-desktop:px-4">
      <h1 className="text-20 font-semibold tracking-tight">{t('form.copyTitle')}</h1>
      {original && (
        <StoredDialogs userId={userId} scope={`copy of ${id}`}>
          <CopyForm original={original} {...leave} />
        </StoredDialogs>
      )}
      {!original && error !== null && (
        <ListFailed title={t('form.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!original && error === null && <LoadingLine label={t('common:loading')} />}
    </section>
  );
}

function CopyForm({
  original,
  onCreated,
  onCancel,
}: Omit<CopyDraftPageProps, 'id' | 'userId'> & { original: DraftSummary }) {
  const { t } = useTranslation('adDrafts');
  const api = useApi();
  const queryClient = useQueryClient();
  const originalName = useDraftName()(original);
  // like for a new draft
  const [newId] = useState(() => crypto.randomUUID());
  const copy = async ({ name }: DraftFormValues) => {
    await api.call(endpoints.draftCopy, { body: { id: original.id, newId, name } });
    void queryClient.invalidateQueries(queryFilterFor(endpoints.draftList));
    onCreated(newId);
  };
  return (
    <>
      <p className="text-fg-2">{t('form.original', { name: originalName })}</p>
      <DraftForm
        initialName={cutDraftName(t('form.copyOf', { name: originalName }))}
        accountId={original.accountId}
        accounts={[original]}
        submitLabel={t('form.createCopy')}
        onSubmit={copy}
        onCancel={onCancel}
      />
    </>
  );
}
