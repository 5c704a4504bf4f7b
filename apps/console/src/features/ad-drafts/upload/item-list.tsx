import type { DraftUpload, UploadItem } from '@meridian/api-client/contract';
import type { Draft } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, SegmentedControl } from '@meridian/ui';
import { RotateCwIcon } from '@meridian/ui/icons';
import { ListFooter } from '../../../lib/lists/list-footer';
import type { JumpTarget } from '../edit/use-jump';
import { DownloadFailed } from './download-failed';
import { ItemRow } from './item-row';
import { itemFilters, type UploadFilter, type ItemsAddress } from './upload-address';
import type { UploadActions } from './use-upload-actions';
import { itemsPerPage } from './use-upload-status';
import { useUploadTexts } from './use-upload-texts';

export interface ItemListProps {
  draftId: string;
  draft: Draft;
  upload: DraftUpload;
  /** A page of the items, failures first. */
  list: readonly UploadItem[];
  totalCount: number;
  address: ItemsAddress;
  onAddressChange: (address: ItemsAddress) => void;
  canUpload: boolean;
  actions: UploadActions;
  /** IANA name, for times. */
  timeZone: string;
  /** Shows a row, and focuses its field. */
  onJump: (place: JumpTarget) => void;
}

const emptyTexts = {
  all: 'items.emptyAll',
  failed: 'items.emptyFailed',
  waiting: 'items.emptyWaiting',
} as const;

/** The items of an upload, each with its state. Failed ones can be sent again here. */
export function ItemList(props: ItemListProps) {
  const { draftId, draft, upload, list, totalCount, address, onAddressChange, canUpload, actions } = props;
  const { t } = useTranslation('draftUpload');
  const { items: filter = 'all', page = 1 } = address;
  const { pending } = actions;
  const canRetry = canUpload && upload.canRetry;
  return (
    <section aria-labelledby="upload-items" className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-wrap items-center gap-3 px-page pt-5 pb-3 max-desktop:px-4">
        <h2 id="upload-items" className="text-14 font-semibold">
          {t('items.title')}
        </h2>
        <ItemFilters
          counts={upload.counts}
          filter={filter}
          onChange={(items) => onAddressChange({ items })}
        />
        <div className="ml-auto flex flex-wrap gap-2 empty:hidden">
          {upload.counts.failed > 0 && <DownloadFailed draftId={draftId} draft={draft} />}
          {canRetry && (
            <Button
              icon={<RotateCwIcon />}
              isLoading={pending?.type === 'retry' && pending.rows === undefined}
              onClick={() => actions.run({ type: 'retry' })}
            >
              {t('actions.retry')}
            </Button>
          )}
        </div>
      </div>
      {list.length === 0 && (
        <p className="border-t border-line-1 px-page py-6 text-13 text-fg-3 max-desktop:px-4">
          {t(emptyTexts[filter])}
        </p>
      )}
      <ul className="border-t border-line-1">
        {list.map((item) => (
          <ItemRow
            key={`${item.kind} ${item.id}`}
            item={item}
            canRetry={canRetry}
            actions={actions}
            timeZone={props.timeZone}
            onJump={props.onJump}
          />
        ))}
      </ul>
      {totalCount > itemsPerPage && (
        <ListFooter
          page={page}
          totalCount={totalCount}
          size={itemsPerPage}
          pager={t('items.pager')}
          onPageChange={(next) => onAddressChange({ ...address, page: next > 1 ? next : undefined })}
        />
      )}
    </section>
  );
}

interface ItemFiltersProps {
  counts: DraftUpload['counts'];
  filter: UploadFilter;
  onChange: (filter: UploadFilter | undefined) => void;
}

function ItemFilters({ counts, filter, onChange }: ItemFiltersProps) {
  const { t } = useTranslation('draftUpload');
  const { formatted } = useUploadTexts();
  const countOf = {
    all: counts.total,
    failed: counts.failed,
    waiting: counts.waiting + counts.sending + counts.blocked,
  };
  return (
    <SegmentedControl
      label={t('items.filter')}
      items={itemFilters.map((each) => ({
        value: each,
        label: (
          <>
            {t(`items.${each}`)}{' '}
            <span className="font-normal text-fg-3 tabular-nums">{formatted(countOf[each])}</span>
          </>
        ),
      }))}
      value={filter}
      onValueChange={(next) => onChange(next === 'all' ? undefined : next)}
    />
  );
}
