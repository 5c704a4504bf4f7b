import { endpoints, type DraftHistoryRow, type DraftHistoryTarget } from '@meridian/api-client/contract';
import { endpointQueryKey } from '@meridian/api-client/react';
import { rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Button, EmptyState, LoadingLine, Select, Sheet, SheetContent } from '@meridian/ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../../lib/api/api';
import { PanelFailed } from '../../../../lib/page/panel-failed';
import { useEditor } from '../editor-model';
import { HistoryEntryItem } from './history-entry';
import { RestoreDialog } from './restore-dialog';
import { useHistoryWords } from './use-history-words';

interface Filter {
  userName?: string | undefined;
  kind?: RowKind | undefined;
  row?: Pick<DraftHistoryRow, 'kind' | 'id' | 'name'> | undefined;
}

/** What the dialog asks about, with the time of its entry; none for the version before the oldest one. */
interface Asked {
  target: DraftHistoryTarget;
  time: string | undefined;
}

/** Who changed what when in the draft, newest first, and the way back. */
export function HistorySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('draftHistory');
  const [filter, setFilter] = useState<Filter>({});
  const [asked, setAsked] = useState<Asked>();
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SheetContent side="right" title={t('title')} closeLabel={t('close')} className="w-120">
        <History filter={filter} onFilterChange={setFilter} onAsk={setAsked} onClose={onClose} />
        {asked && <RestoreDialog {...asked} onClose={() => setAsked(undefined)} />}
      </SheetContent>
    </Sheet>
  );
}

function useHistory({ userName, kind, row }: Filter) {
  const { open } = useEditor();
  const api = useApi();
  const { id } = open.summary;
  const body = { id, userName, kind, ...(row && { row: { kind: row.kind, id: row.id } }) };
  return useInfiniteQuery({
    // a new version has a new entry
    queryKey: endpointQueryKey(api, endpoints.draftHistoryList, id, open.session.version, body),
    queryFn: ({ pageParam: before, signal }) =>
      api.call(endpoints.draftHistoryList, { body: { ...body, ...(before !== null && { before }) }, signal }),
    // asserted: without it, the type of the first page would be null
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
}

interface HistoryProps {
  filter: Filter;
  onFilterChange: (filter: Filter) => void;
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

function History({ filter, onFilterChange, onAsk, onClose }: HistoryProps) {
  const { open, jump, isReadOnly } = useEditor();
  const { t } = useTranslation('draftHistory');
  const { data, error, refetch, hasNextPage, isFetching, isFetchingNextPage, fetchNextPage } =
    useHistory(filter);
  if (!data && error !== null)
    return <PanelFailed title={t('failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingLine label={t('loading')} />;
  const [first] = data.pages;
  const entries = data.pages.flatMap((page) => page.entries);
  const oldest = entries.at(-1);
  const isFiltered = filter.userName !== undefined || filter.kind !== undefined || filter.row !== undefined;
  if (entries.length === 0 && !hasNextPage && !isFiltered)
    return <EmptyState kind="nothingYet" title={t('emptyTitle')} description={t('emptyBody')} />;
  const version = first?.version ?? open.session.version;
  return (
    <>
      <Filters filter={filter} userNames={first?.userNames ?? []} onChange={onFilterChange} />
      <div
        aria-busy={isFetching}
        className="min-h-0 flex-1 overflow-y-auto px-5 pb-5"
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          const isNearEnd = scrollHeight - scrollTop - clientHeight < 200;
          if (isNearEnd && hasNextPage && !isFetching) void fetchNextPage();
        }}
      >
        <ol>
          {entries.map((entry) => (
            <HistoryEntryItem
              key={entry.from}
              draftId={open.summary.id}
              version={version}
              entry={entry}
              canRestore={!isReadOnly}
              onRestore={() => onAsk({ target: { type: 'version', version: entry.to }, time: entry.time })}
              onUndo={() =>
                onAsk({ target: { type: 'entry', from: entry.from, to: entry.to }, time: entry.time })
              }
              onJump={({ kind, id }) => {
                onClose();
                jump({ kind, id });
              }}
              onOnlyRow={filter.row ? undefined : (row) => onFilterChange({ row })}
            />
          ))}
        </ol>
        {hasNextPage ? (
          <Button isLoading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        ) : (
          <End
            text={entries.length === 0 ? t('noMatch') : t(first?.isComplete ? 'created' : 'start')}
            onRestore={
              oldest === undefined || isFiltered || isReadOnly
                ? undefined
                : () => onAsk({ target: { type: 'version', version: oldest.from - 1 }, time: undefined })
            }
          />
        )}
      </div>
    </>
  );
}

function End({ text, onRestore }: { text: string; onRestore: (() => void) | undefined }) {
  const { t } = useTranslation('draftHistory');
  return (
    <div className="flex flex-wrap items-center gap-x-2 border-t border-line-2 py-3">
      <p className="text-12 text-fg-3">{text}</p>
      {onRestore && (
        <Button variant="link" onClick={onRestore}>
          {t('goBackStart')}
        </Button>
      )}
    </div>
  );
}

const all = 'all';

function Filters({
  filter,
  userNames,
  onChange,
}: {
  filter: Filter;
  userNames: readonly string[];
  onChange: (filter: Filter) => void;
}) {
  const { t } = useTranslation('draftHistory');
  const { nameOf } = useHistoryWords();
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 pb-2">
      <Select
        appearance="quiet"
        aria-label={t('user')}
        value={filter.userName === undefined ? all : `=${filter.userName}`}
        options={[
          { value: all, label: t('anyone') },
          ...userNames.map((name) => ({ value: `=${name}`, label: name })),
        ]}
        onValueChange={(value) =>
          onChange({ ...filter, userName: value === all ? undefined : value.slice(1) })
        }
      />
      {filter.row ? (
        <>
          <span className="min-w-0 text-12 text-fg-2 wrap-anywhere">
            {t('rowFilter', { name: nameOf(filter.row) })}
          </span>
          <Button variant="link" onClick={() => onChange({ ...filter, row: undefined })}>
            {t('removeRowFilter')}
          </Button>
        </>
      ) : (
        <Select<RowKind | typeof all>
          appearance="quiet"
          aria-label={t('kindFilter')}
          value={filter.kind ?? all}
          options={[
            { value: all, label: t('anything') },
            ...rowKinds.map((kind) => ({ value: kind, label: t(`kindTitles.${kind}`) })),
          ]}
          onValueChange={(value) => onChange({ ...filter, kind: value === all ? undefined : value })}
        />
      )}
    </div>
  );
}
