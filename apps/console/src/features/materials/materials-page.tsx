import { imagePageSizes, type Account, type LibraryImage } from '@meridian/api-client/contract';
import { PictureGrid } from '@meridian/draft-editor';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { useState } from 'react';
import { ListBody } from '../../lib/lists/list-body';
import { NoAccount } from '../../lib/page/no-account';
import { usePageTitle } from '../../lib/page/use-page-title';
import { usePictureAddress } from '../../lib/pictures/use-picture-address';
import { useCan } from '../../lib/session/can';
import { LibraryDialogs, type LibraryDialog, type ReleaseDialog } from './library/library-dialogs';
import { LibraryLoading, NoPictures } from './library/library-states';
import { MaterialsToolbar } from './library/materials-toolbar';
import { SelectionActions } from './library/selection-actions';
import { useLibrary } from './library/use-library';
import { fromHeadSort, noTheme, toHeadSort, type MaterialsAddress } from './materials-address';
import { SyncBar } from './sync/sync-bar';
import { usePictureSync } from './sync/use-picture-sync';
import { ThemeRail } from './themes/theme-rail';
import { UploadButton } from './upload/upload-button';

export interface MaterialsPageProps {
  address: MaterialsAddress;
  /** Changes the address; `replace` adds no entry to the history. */
  onAddressChange: (address: MaterialsAddress, options?: { replace: boolean }) => void;
  /** The user's accounts. */
  accounts: readonly Account[];
  /** The current account; undefined for all. */
  account: Account | undefined;
  /** IANA name, for times. */
  timeZone: string;
  /** Absent if the user does not edit ad drafts. */
  releaseDialog?: ReleaseDialog | undefined;
}

/** The material library: pictures of accounts by theme. */
export function MaterialsPage(props: MaterialsPageProps) {
  const { address, onAddressChange, accounts, account, timeZone, releaseDialog } = props;
  const { t } = useTranslation('materials');
  usePageTitle(t('title'));
  const { language } = useLanguage();
  const canEdit = useCan('material:image:edit');
  const addressOf = usePictureAddress();
  const library = useLibrary({ address, onAddressChange, timeZone });
  const { list, themes, pictures, selected } = library;
  const [dialog, setDialog] = useState<LibraryDialog>();
  const sync = usePictureSync({ accountId: address.account, rowCount: list.rows?.length ?? 0 });
  const shown = address.account === undefined ? account?.accountId : address.account || undefined;
  const accountName = (id: number) =>
    accounts.find(({ accountId }) => accountId === id)?.accountName ?? `${id}`;
  const upload = canEdit && (
    <UploadButton themes={themes} accountName={accountName} accountId={shown} themeId={address.theme} />
  );
  const imageOf = (id: string): LibraryImage | undefined => list.rows?.find((row) => row.id === id);
  return (
    <div className="flex flex-1 flex-col desktop:min-h-0">
      <header className="flex flex-wrap items-center justify-between gap-3 px-page pt-3.5 pb-3 max-desktop:px-4">
        <h1 className="text-20 leading-8 font-semibold tracking-tight">{t('title')}</h1>
        <span className="flex flex-wrap items-center gap-3">
          <span className="text-12 text-fg-3">{t('limitNote')}</span>
          {upload}
        </span>
      </header>
      <MaterialsToolbar address={address} accounts={accounts} account={account} onChange={list.change} />
      <SyncBar sync={sync} onShowFailed={() => list.change({ sync: 'failed' })} />
      <ListBody
        list={list}
        failedTitle={t('failedTitle')}
        pagerLabel={t('pager')}
        offersSizes
        sizes={imagePageSizes}
        loading={<LibraryLoading />}
        scrollClassName="flex min-h-0 flex-1 border-t border-line-2 max-desktop:min-h-130 max-desktop:flex-col"
        aside={
          <ThemeRail
            themes={themes}
            accountName={accountName}
            withoutTheme={library.withoutTheme}
            accountId={shown}
            value={address.theme}
            onValueChange={(theme) => list.change({ theme: theme === noTheme ? noTheme : theme })}
          />
        }
        empty={
          accounts.length > 0 ? (
            <NoPictures address={address} onChange={list.change}>
              {upload}
            </NoPictures>
          ) : (
            <NoAccount className="flex-1" />
          )
        }
        footer={
          selected.length > 0 && (
            <SelectionActions
              count={selected.length}
              onCrop={() => setDialog({ kind: 'crop', pictures: selected })}
              onSend={() => sync.send(selected.map(({ id }) => id))}
              isSending={sync.isRequesting}
              isOneAccount={selected.every(({ accountId }) => accountId === selected[0]?.accountId)}
              onRelease={releaseDialog && (() => setDialog({ kind: 'release', pictures: selected }))}
              onChangeTheme={() => setDialog({ kind: 'theme', pictures: selected })}
              onDelete={() => setDialog({ kind: 'delete', pictures: selected })}
              onClear={() => library.setSelectedIds(new Set())}
            />
          )
        }
      >
        {() => (
          <PictureGrid
            key={`${address.view ?? ''} ${list.page}`}
            pictures={pictures ?? []}
            addressOf={addressOf}
            label={t('list')}
            language={language}
            view={address.view ?? 'grid'}
            sorting={{
              sort: toHeadSort(address.sort),
              onSortChange: (sort) => list.change({ sort: fromHeadSort(sort, address.sort) }),
            }}
            selectedIds={library.selectedIds}
            onSelectedIdsChange={canEdit ? library.setSelectedIds : undefined}
            onOpen={({ id }) => {
              const picture = imageOf(id);
              if (picture) setDialog({ kind: 'details', pictures: [picture] });
            }}
          />
        )}
      </ListBody>
      <LibraryDialogs
        dialog={dialog}
        themes={themes}
        accountName={accountName}
        timeZone={timeZone}
        releaseDialog={releaseDialog}
        onOpen={setDialog}
        onDeleted={() => library.setSelectedIds(new Set())}
        onSend={sync.send}
      />
    </div>
  );
}
