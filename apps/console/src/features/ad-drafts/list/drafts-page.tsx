import { endpoints, type Account, type DraftSummary } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { isEditable } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, type ButtonProps } from '@meridian/ui';
import { PlusIcon, RefreshCwIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useApi } from '../../../lib/api/api';
import { ListBody } from '../../../lib/lists/list-body';
import { SelectionBar } from '../../../lib/lists/selection-bar';
import { useListPage } from '../../../lib/lists/use-list-page';
import { NoAccount } from '../../../lib/page/no-account';
import { usePageTitle } from '../../../lib/page/use-page-title';
import { useCan } from '../../../lib/session/can';
import { DeleteDraftsDialog } from './delete-drafts-dialog';
import { DraftTable } from './draft-table';
import { hasDraftFilters, toDraftsRequest, type DraftsAddress } from './drafts-address';
import { DraftsToolbar } from './drafts-toolbar';
import { useAccountMerges } from './use-account-merges';

export interface DraftsPageProps {
  address: DraftsAddress;
  /** Changes the address; `replace` adds no entry to the history. */
  onAddressChange: (address: DraftsAddress, options?: { replace: boolean }) => void;
  /** The user's accounts. */
  accounts: readonly Account[];
  onNew: () => void;
  onOpen: (draft: DraftSummary) => void;
  onCopy: (draft: DraftSummary) => void;
  /** IANA name, for times. */
  timeZone: string;
}

const noDrafts: readonly DraftSummary[] = [];

/** The ad drafts of the user's accounts. */
export function DraftsPage({ address, onAddressChange, accounts, timeZone, ...open }: DraftsPageProps) {
  const { t } = useTranslation('adDrafts');
  usePageTitle(t('title'));
  const canEdit = useCan('draft:draft:edit');
  const [openedAt] = useState(() => new Date());
  const request = endpointOptions(useApi(), endpoints.draftList, {
    body: toDraftsRequest(address, openedAt),
    withoutAccount: true,
  });
  const list = useListPage({ address, onAddressChange, request });
  const { data } = useQuery(request);
  const [selectedIds, setSelectedIds] = useState<readonly string[]>([]);
  const [deleting, setDeleting] = useState<readonly DraftSummary[]>([]);
  const merges = useAccountMerges(list.rows ?? noDrafts);
  const selected = list.rows?.filter(({ id }) => selectedIds.includes(id)) ?? [];
  // an uploaded one would be reopened
  const mergeable = selected.filter((draft) => isEditable(draft.status) && merges.canStart(draft));
  return (
    <ListPage
      title={t('title')}
      actions={canEdit && <NewDraftButton variant="primary" onClick={open.onNew} />}
      toolbar={
        <DraftsToolbar
          address={address}
          accounts={accounts}
          authors={data?.data.authors ?? []}
          counts={data?.data.statusCounts}
          onChange={list.change}
        />
      }
    >
      <ListBody
        list={list}
        failedTitle={t('failedTitle')}
        pagerLabel={t('pager')}
        offersSizes
        empty={
          <NoDrafts accounts={accounts} address={address} onChange={list.change}>
            {canEdit && <NewDraftButton onClick={open.onNew} />}
          </NoDrafts>
        }
        footer={
          selected.length > 0 && (
            <SelectionBar
              text={t('selected', { count: selected.length })}
              onDelete={() => setDeleting(selected)}
              onClear={() => setSelectedIds([])}
            >
              {mergeable.length > 0 && (
                <Button
                  icon={<RefreshCwIcon />}
                  disabled={merges.isBusy}
                  onClick={() => merges.start(mergeable)}
                >
                  {t('merge.getOf', { count: mergeable.length })}
                </Button>
              )}
            </SelectionBar>
          )
        }
      >
        {(drafts) => (
          <DraftTable
            drafts={drafts}
            canEdit={canEdit}
            selectedIds={selected.map(({ id }) => id)}
            onSelectedIdsChange={setSelectedIds}
            onOpen={open.onOpen}
            onCopy={open.onCopy}
            onDelete={(draft) => setDeleting([draft])}
            timeZone={timeZone}
            merges={merges}
            openedAt={openedAt}
          />
        )}
      </ListBody>
      {deleting.length > 0 && <DeleteDraftsDialog drafts={deleting} onClose={() => setDeleting([])} />}
    </ListPage>
  );
}

function NewDraftButton(props: Pick<ButtonProps, 'variant' | 'onClick'>) {
  const { t } = useTranslation('adDrafts');
  return (
    <Button icon={<PlusIcon />} {...props}>
      {t('new')}
    </Button>
  );
}

interface NoDraftsProps {
  accounts: readonly Account[];
  address: DraftsAddress;
  onChange: (change: DraftsAddress) => void;
  /** Button that creates a draft. */
  children: ReactNode;
}

/** Shown instead of drafts: there is no account, none matches, or there are none. */
function NoDrafts({ accounts, address, onChange, children }: NoDraftsProps) {
  if (accounts.length === 0) return <NoAccount className="flex-1 border-t border-line-2" />;
  if (hasDraftFilters(address)) return <NoMatch onChange={onChange} />;
  return <NothingYet>{children}</NothingYet>;
}

function NoMatch({ onChange }: { onChange: (change: DraftsAddress) => void }) {
  const { t } = useTranslation('adDrafts');
  const clear = {
    name: undefined,
    status: undefined,
    account: undefined,
    author: undefined,
    days: undefined,
  };
  return (
    <EmptyState
      kind="noMatch"
      title={t('noMatchTitle')}
      actions={<Button onClick={() => onChange(clear)}>{t('clearFilters')}</Button>}
      className="flex-1 border-t border-line-2"
    />
  );
}

function NothingYet({ children }: { children: ReactNode }) {
  const { t } = useTranslation('adDrafts');
  return (
    <EmptyState
      kind="nothingYet"
      title={t('emptyTitle')}
      description={t('emptyBody')}
      actions={children}
      className="flex-1 border-t border-line-2"
    />
  );
}
