import { endpoints, type DraftRule } from '@meridian/api-client/contract';
import { endpointOptions, queryFilterFor } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../lib/api/api';
import { useErrorMessage } from '../../lib/api/use-error-message';
import { ListFailed } from '../../lib/lists/list-failed';
import { ConfirmDialog } from '../../lib/page/confirm-dialog';
import { FormDrawer } from '../../lib/page/form-drawer';
import { notify } from '../../lib/page/notices';
import { usePageTitle } from '../../lib/page/use-page-title';
import { RuleForm } from './rule-form';
import { RuleTable } from './rule-table';
import { newRule, type RulesAddress } from './rules-address';

export interface RulesPageProps {
  address: RulesAddress;
  /** Changes the address; `replace` adds no entry to the history. */
  onAddressChange: (address: RulesAddress, options?: { replace: boolean }) => void;
}

/** The rules of companies for ad drafts: list, and a drawer for one of them. */
export function RulesPage({ address, onAddressChange }: RulesPageProps) {
  const { t } = useTranslation('draftRules');
  usePageTitle(t('title'));
  const query = useQuery(endpointOptions(useApi(), endpoints.draftRuleList, { body: {} }));
  const { list: rules, companies = [] } = query.data ?? {};
  const [deleting, setDeleting] = useState<DraftRule>();
  const open = (id: string | undefined) => onAddressChange({ ...address, id });
  const close = () => onAddressChange({ ...address, id: undefined }, { replace: true });
  const createProps = { icon: <PlusIcon />, onClick: () => open(newRule), children: t('new') };
  const rule = rules?.find(({ id }) => id === address.id);
  return (
    <ListPage title={t('title')} actions={<Button variant="primary" {...createProps} />}>
      <RuleTable
        rules={rules}
        empty={
          <EmptyState
            kind="nothingYet"
            title={t('emptyTitle')}
            description={t('emptyBody')}
            actions={<Button {...createProps} />}
          />
        }
        error={
          query.isError && rules === undefined ? (
            <ListFailed title={t('failed')} error={query.error} onRetry={() => void query.refetch()} />
          ) : undefined
        }
        onOpen={open}
        onDelete={setDeleting}
      />
      {(rule ?? (address.id === newRule && rules)) && (
        <FormDrawer
          key={address.id}
          title={t(rule ? 'edit' : 'new')}
          closeLabel={t('close')}
          onClose={close}
          aria-describedby={undefined}
        >
          <div className="px-5 py-4">
            <RuleForm rule={rule} companies={companies} onSaved={close} />
          </div>
        </FormDrawer>
      )}
      {deleting && <DeleteDialog rule={deleting} onClose={() => setDeleting(undefined)} />}
    </ListPage>
  );
}

function DeleteDialog({ rule: { id, name }, onClose }: { rule: DraftRule; onClose: () => void }) {
  const { t } = useTranslation('draftRules');
  const api = useApi();
  const queryClient = useQueryClient();
  const errorMessage = useErrorMessage();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(endpoints.draftRuleDelete, { body: { id } }),
    onSuccess: () => {
      notify({ tone: 'success', title: t('deleted') });
      onClose();
    },
    onError: (error) => notify({ tone: 'error', title: errorMessage(error) }),
    onSettled: () => {
      void queryClient.invalidateQueries(queryFilterFor(endpoints.draftRulesOfDraft));
      return queryClient.invalidateQueries(queryFilterFor(endpoints.draftRuleList));
    },
  });
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name })}
      body={t('deleteBody')}
      confirmLabel={t('delete')}
      isPending={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
