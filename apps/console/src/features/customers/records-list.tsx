import type { SheetKind } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { ListPage } from '@meridian/ui/shell';
import type { ReactNode } from 'react';
import { ChoiceMenu } from '../../lib/lists/choice-menu';
import { DebouncedSearchField } from '../../lib/lists/debounced-search-field';
import { ListBody } from '../../lib/lists/list-body';
import type { ListPageControls } from '../../lib/lists/use-list-page';
import { usePageTitle } from '../../lib/page/use-page-title';
import { hasRecordFilters, newRecord, type RecordsAddress } from './records-address';
import { SheetMenu } from './sheets/sheet-menu';

export interface RecordsListProps<Row> {
  kind: SheetKind;
  address: RecordsAddress;
  list: ListPageControls<RecordsAddress, Row>;
  canEdit: boolean;
  /** Opens the drawer of a record; undefined closes it. */
  onOpen: (id: string) => void;
  children: (rows: readonly Row[]) => ReactNode;
}

/** A page with a list of records: search, filter, and a guide while the list is empty. */
export function RecordsList<Row>({ kind, address, list, canEdit, onOpen, children }: RecordsListProps<Row>) {
  const { t } = useTranslation('customers');
  usePageTitle(t(`${kind}.title`));
  const createProps = { icon: <PlusIcon />, onClick: () => onOpen(newRecord), children: t(`${kind}.new`) };
  const clear = { text: undefined, state: undefined, customer: undefined, company: undefined };
  const isNarrowed = hasRecordFilters(address);
  const isOfOne = address.customer !== undefined || address.company !== undefined;
  return (
    <ListPage
      title={t(`${kind}.title`)}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <SheetMenu kind={kind} address={address} canImport={canEdit} />
          {canEdit && <Button variant="primary" {...createProps} />}
        </div>
      }
      toolbar={
        <div className="flex flex-wrap items-center gap-2 px-page pb-3 max-desktop:px-4">
          <DebouncedSearchField
            label={t(`${kind}.search`)}
            value={address.text}
            onValueChange={(text) => list.change({ text })}
            className="w-72 max-desktop:w-full"
          />
          <ChoiceMenu
            label={t('state.label')}
            allLabel={t('state.active')}
            groups={[
              {
                choices: (['archived', 'all'] as const).map((value) => ({
                  value,
                  label: t(`state.${value}`),
                })),
              },
            ]}
            value={address.state}
            onValueChange={(value) =>
              list.change({ state: value === 'archived' || value === 'all' ? value : undefined })
            }
          />
          {isOfOne && (
            <Button variant="ghost" onClick={() => list.change({ customer: undefined, company: undefined })}>
              {t('showAll')}
            </Button>
          )}
        </div>
      }
    >
      <ListBody
        list={list}
        failedTitle={t('failed')}
        pagerLabel={t('pager')}
        offersSizes
        empty={
          <EmptyState
            kind={isNarrowed ? 'noMatch' : 'nothingYet'}
            title={t(isNarrowed ? 'noMatch' : `${kind}.empty`)}
            description={isNarrowed ? undefined : t(`${kind}.emptyBody`)}
            actions={
              isNarrowed ? (
                <Button onClick={() => list.change(clear)}>{t('clearFilters')}</Button>
              ) : (
                canEdit && <Button {...createProps} />
              )
            }
            className="flex-1 border-t border-line-2"
          />
        }
      >
        {children}
      </ListBody>
    </ListPage>
  );
}
