import { endpoints, type ImportMapping } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { findText, useLanguage, useTranslation } from '@meridian/i18n';
import { Dialog, DialogContent, DialogTrigger, EmptyState, IconButton, LoadingLine } from '@meridian/ui';
import { PencilIcon, Trash2Icon } from '@meridian/ui/icons';
import { DataTable, type DataTableColumn } from '@meridian/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { recentTime, type AccountClock } from '../../../lib/dates/day-and-time';
import type { LazyMenuParts } from '../../../lib/lazy/lazy-menu';
import { ListFailed } from '../../../lib/lists/list-failed';
import { useFieldName } from '../review/import-fields';
import { ignoredField } from '../review/review-form';
import { DeleteMappingDialog } from './delete-mapping-dialog';
import { MappingNameForm } from './mapping-name';

export interface MappingsDialogProps extends Pick<LazyMenuParts, 'trigger' | 'defaultOpen'> {
  clock: AccountClock;
}

/** The user's column mappings for files with a certain header: named, renamed, deleted. */
export function MappingsDialog({ trigger, defaultOpen, clock }: MappingsDialogProps) {
  const { t } = useTranslation(['imports', 'common']);
  const [renamed, setRenamed] = useState<string>();
  return (
    <Dialog defaultOpen={defaultOpen} onOpenChange={() => setRenamed(undefined)}>
      <DialogTrigger asChild>{trigger}</DialogTrigger>
      <DialogContent
        title={t('mappings.title')}
        description={t('mappings.body')}
        closeLabel={t('common:close')}
        widthPx={780}
        onEscapeKeyDown={(event) => {
          if (renamed === undefined) return;
          event.preventDefault();
          setRenamed(undefined);
        }}
      >
        <MappingList clock={clock} renamed={renamed} onRename={setRenamed} />
      </DialogContent>
    </Dialog>
  );
}

const keyOf = ({ profile, headerKey }: ImportMapping) => `${profile} ${headerKey}`;

function MappingList({ clock, renamed, onRename }: Omit<ColumnOptions, 'onDelete'>) {
  const { t } = useTranslation(['imports', 'common']);
  const { data, error, isPending, refetch } = useQuery(
    endpointOptions(useApi(), endpoints.reportImportMappingList, { body: {} }),
  );
  const [deleted, setDeleted] = useState<ImportMapping>();
  const columns = useColumns({ clock, renamed, onRename, onDelete: setDeleted });
  if (isPending) return <LoadingLine label={t('common:loading')} />;
  if (error && !data) {
    return <ListFailed title={t('mappings.failedTitle')} error={error} onRetry={() => void refetch()} />;
  }
  const list = data?.list ?? [];
  if (list.length === 0) {
    return (
      <EmptyState kind="nothingYet" title={t('mappings.emptyTitle')} description={t('mappings.emptyBody')} />
    );
  }
  return (
    <>
      <DataTable caption={t('mappings.title')} columns={columns} rows={list} rowId={keyOf} />
      {deleted && (
        <DeleteMappingDialog
          mapping={deleted}
          name={deleted.name ?? t('mappings.unnamed')}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
}

interface ColumnOptions {
  clock: AccountClock;
  /** `keyOf` the one that is being renamed. */
  renamed: string | undefined;
  onRename: (key: string | undefined) => void;
  onDelete: (mapping: ImportMapping) => void;
}

function useColumns({ clock, renamed, onRename, onDelete }: ColumnOptions): DataTableColumn<ImportMapping>[] {
  const { t, i18n } = useTranslation('imports');
  const { language } = useLanguage();
  const fieldName = useFieldName();
  const layoutOf = ({ profile }: ImportMapping) =>
    findText(i18n, 'imports', `profiles.${profile}`) ?? profile;
  return [
    {
      id: 'name',
      header: t('mappings.name'),
      meta: { isRowHeader: true, cellClassName: 'py-1.5 wrap-anywhere' },
      cell: ({ row: { original } }) =>
        keyOf(original) === renamed ? (
          <MappingNameForm mapping={original} onClose={() => onRename(undefined)} />
        ) : (
          <>
            <span className="block">
              {original.name ?? <span className="font-normal text-fg-3">{t('mappings.unnamed')}</span>}
            </span>
            <span className="block text-12 font-normal text-fg-3">{layoutOf(original)}</span>
          </>
        ),
    },
    {
      id: 'columns',
      header: t('mappings.columns'),
      meta: { cellClassName: 'py-1.5 text-fg-2 wrap-anywhere' },
      cell: ({ row: { original } }) => (
        <ul>
          {Object.entries(original.columns).map(([header, field]) => (
            <li key={header}>
              {header} → {field === ignoredField ? t('mappings.ignored') : fieldName(field)}
            </li>
          ))}
          {Object.entries(original.constants).map(([field, value]) => (
            <li key={field}>
              {fieldName(field)} = {value}
            </li>
          ))}
          {original.numberFormat !== null && (
            <li>
              {t('mappings.numbers', {
                example: original.numberFormat === 'point' ? '1,234.56' : '1.234,56',
              })}
            </li>
          )}
        </ul>
      ),
    },
    {
      id: 'stored',
      header: t('mappings.stored'),
      meta: { hiddenBelow: 'desktop', cellClassName: 'whitespace-nowrap' },
      cell: ({ row: { original } }) => recentTime(original.storedTime, clock, language),
    },
    {
      id: 'actions',
      header: () => <span className="sr-only">{t('actions')}</span>,
      cell: ({ row: { original } }) => {
        const name = original.name ?? t('mappings.unnamed');
        return (
          <span className="flex justify-end gap-1">
            <IconButton label={t('mappings.rename', { name })} onClick={() => onRename(keyOf(original))}>
              <PencilIcon />
            </IconButton>
            <IconButton label={t('mappings.delete', { name })} onClick={() => onDelete(original)}>
              <Trash2Icon />
            </IconButton>
          </span>
        );
      },
    },
  ];
}
