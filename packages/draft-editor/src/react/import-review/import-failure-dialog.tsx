import { formatNumber, type Language } from '@meridian/i18n/core';
import { Button, cn, Dialog, DialogClose, DialogContent, SearchField, Select } from '@meridian/ui';
import { DownloadIcon, UploadIcon } from '@meridian/ui/icons';
import type { DataTableColumn } from '@meridian/ui/table';
import { useMemo, useState, type ReactElement } from 'react';
import {
  fieldTitle,
  importProblemMessage,
  type DraftImportField,
  type ImportPlan,
  type PlannedRow,
} from '../../core';
import { identityFields } from '../../core/import/import-fields';
import { importReviewLabels } from './labels';
import { isImported, reviewCell, type ReviewedFile } from './review-rows';
import { ImportRowTable } from './row-table';

export interface ImportFailureDialogProps extends ReviewedFile {
  fileName: string;
  /** Keys of conflicting rows that got the file's values, see `keyOfPlace`. */
  taken?: ReadonlySet<string> | undefined;
  language: Language;
  /** Downloads the failed rows, see `failedRowsContent`. */
  onDownload: () => void;
  /** Imports a corrected file. */
  onImportAgain: () => void;
  onClose: () => void;
}

const anyReason = 'any';
const noRows: ReadonlySet<string> = new Set();

/** Why rows of a file were not imported: all failed rows, to be searched, filtered by reason, and downloaded. */
export function ImportFailureDialog(props: ImportFailureDialogProps): ReactElement {
  const { fileName, taken = noRows, language, onDownload, onImportAgain, onClose, ...file } = props;
  const { failure, ...labels } = importReviewLabels[language];
  const [search, setSearch] = useState('');
  const [reason, setReason] = useState<string>(anyReason);
  const { rows, reasons, messageOf } = useFailedRows(file, language);
  const text = search.trim().toLowerCase();
  const shown = rows.filter(
    ({ row, searched, codes }) =>
      (reason === anyReason || codes.includes(reason)) &&
      (text === '' || String(row.row) === text || searched.includes(text)),
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={failure.title}
        description={
          <span data-scope-ui="" className="wrap-anywhere">
            {fileName}
          </span>
        }
        closeLabel={failure.close}
        widthPx={780}
        sideAction={
          <Button icon={<DownloadIcon />} onClick={onDownload}>
            {failure.download}
          </Button>
        }
        actions={<Actions close={failure.close} again={failure.again} onImportAgain={onImportAgain} />}
      >
        <ResultBar language={language} counts={resultOf(file.plan, taken)} />
        <p data-scope-ui="" className="mt-2 mb-3 text-12 text-fg-3">
          {failure.hint}
        </p>
        <div data-scope-ui="" className="mb-3 flex flex-wrap gap-2">
          <SearchField
            label={failure.search}
            placeholder={failure.search}
            clearLabel={failure.clear}
            value={search}
            onValueChange={setSearch}
          />
          <Select
            appearance="quiet"
            aria-label={failure.reasonFilter}
            options={[{ value: anyReason, label: failure.allReasons }, ...reasons]}
            value={reason}
            onValueChange={setReason}
            className="max-w-80"
          />
        </div>
        <ImportRowTable
          key={`${reason} ${text}`}
          caption={failure.title}
          rows={shown.map(({ row }) => row)}
          columns={columnsOf(file, {
            language,
            labels: { row: labels.row, sheet: labels.sheet, reason: failure.reason },
            messageOf,
          })}
          empty={failure.noMatch}
          language={language}
        />
      </DialogContent>
    </Dialog>
  );
}

function Actions({
  close,
  again,
  onImportAgain,
}: {
  close: string;
  again: string;
  onImportAgain: () => void;
}) {
  return (
    <>
      <DialogClose asChild>
        <Button>{close}</Button>
      </DialogClose>
      <Button variant="primary" icon={<UploadIcon />} onClick={onImportAgain}>
        {again}
      </Button>
    </>
  );
}

/** The result for the rows of a file; examples of templates do not count. */
function resultOf({ rows }: ImportPlan, taken: ReadonlySet<string>) {
  const counts = { imported: 0, failed: 0, skipped: 0 };
  for (const row of rows) {
    if (isImported(row, taken)) counts.imported += 1;
    else if (row.state === 'wrong') counts.failed += 1;
    else if (row.state !== 'example') counts.skipped += 1;
  }
  return counts;
}

const parts = [
  { id: 'imported', className: 'bg-ok-solid' },
  { id: 'skipped', className: 'bg-line-3' },
  { id: 'failed', className: 'bg-bad-solid' },
] as const;

function ResultBar({ counts, language }: { counts: ReturnType<typeof resultOf>; language: Language }) {
  const { failure } = importReviewLabels[language];
  const shown = parts.filter(({ id }) => counts[id] > 0 || id !== 'skipped');
  const total = counts.imported + counts.failed + counts.skipped;
  return (
    <>
      <div data-scope-ui="" aria-hidden className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        {shown
          .filter(({ id }) => counts[id] > 0)
          .map(({ id, className }) => (
            <span
              key={id}
              className={cn('min-w-2 rounded-full', className)}
              style={{ flexGrow: counts[id] }}
            />
          ))}
      </div>
      <p data-scope-ui="" className="mt-2 flex flex-wrap gap-x-5 gap-y-1 tabular-nums">
        {shown.map(({ id, className }) => (
          <span key={id} className={cn('flex items-center gap-2', id === 'failed' && 'font-semibold')}>
            <span aria-hidden className={cn('size-2 rounded-full', className)} />
            {failure[id](formatNumber(counts[id]))}
          </span>
        ))}
        <span className="text-fg-3">{failure.total(formatNumber(total))}</span>
      </p>
    </>
  );
}

/** The wrong rows in the order of the file, with their searchable text, and the reasons that occur. */
function useFailedRows(file: ReviewedFile, language: Language) {
  const { content, detected, plan } = file;
  return useMemo(() => {
    const messageOf = ({ problems }: PlannedRow) =>
      problems.map((problem) => importProblemMessage(problem, language));
    const wrong = plan.rows.filter(({ state }) => state === 'wrong');
    const rows = wrong
      .sort((a, b) => a.sheet - b.sheet || a.row - b.row)
      .map((row) => ({
        row,
        codes: row.problems.map(({ code, field }) => reasonKey(code, field)),
        searched: [...(content.sheets[row.sheet]?.rows[row.row - 1] ?? []), ...messageOf(row)]
          .join('\n')
          .toLowerCase(),
      }));
    const counts = new Map<string, { label: string; count: number }>();
    for (const { problems } of wrong)
      for (const problem of problems) {
        const key = reasonKey(problem.code, problem.field);
        const before = counts.get(key);
        const label = before?.label ?? importProblemMessage(problem, language);
        counts.set(key, { label, count: (before?.count ?? 0) + 1 });
      }
    const reasons = [...counts].map(([value, { label, count }]) => ({
      value,
      label: `${formatNumber(count)} × ${label}`,
    }));
    return { rows, reasons, messageOf, detected };
  }, [content, detected, plan, language]);
}

const reasonKey = (code: string, field: DraftImportField | null) => `${code} ${field ?? ''}`;

const cell = { cellClassName: 'py-2 align-top wrap-anywhere' };
const firstField = { headClassName: 'min-w-24 max-desktop:min-w-20', ...cell };
/** Hidden if the reason would otherwise be beyond the edge of the screen. */
const otherField = { headClassName: 'min-w-24', hiddenBelow: 'desktop', ...cell } as const;
type Cell = { row: { original: PlannedRow } };

function columnsOf(
  file: ReviewedFile,
  {
    language,
    labels,
    messageOf,
  }: {
    language: Language;
    labels: { row: string; sheet: string; reason: string };
    messageOf: (row: PlannedRow) => string[];
  },
): DataTableColumn<PlannedRow>[] {
  const wrong = file.plan.rows.filter(({ state }) => state === 'wrong');
  const kinds = new Set(wrong.map(({ kind }) => kind));
  const sheets = new Set(wrong.map(({ sheet }) => sheet));
  const [kind = 'keyword'] = kinds;
  const own: readonly DraftImportField[] =
    kind === 'keyword' ? ['keyword', 'matchType', 'adgroupName'] : [identityFields[kind][0], 'adgroupName'];
  const fields = kinds.size > 1 ? [] : [...new Set(own)].filter((field) => hasColumn(file, field));
  return [
    ...(sheets.size > 1
      ? [
          {
            id: 'sheet',
            header: labels.sheet,
            meta: { headClassName: 'w-24', ...cell },
            cell: ({ row }: Cell) => file.detected[row.original.sheet]?.name ?? '',
          },
        ]
      : []),
    {
      id: 'row',
      header: labels.row,
      meta: { headClassName: 'w-16 max-desktop:w-12', ...cell },
      cell: ({ row }) => row.original.row,
    },
    ...(kinds.size > 1
      ? [
          {
            id: 'item',
            header: '',
            meta: cell,
            cell: ({ row }: Cell) =>
              reviewCell(file, row.original, identityFields[row.original.kind][0]) || '--',
          },
        ]
      : fields.map((field, index) => ({
          id: field,
          header: fieldTitle(field, language),
          meta: index === 0 ? firstField : otherField,
          cell: ({ row }: Cell) => reviewCell(file, row.original, field) || '--',
        }))),
    {
      id: 'reason',
      header: labels.reason,
      meta: { headClassName: 'w-2/5 min-w-52 max-desktop:min-w-36', ...cell },
      cell: ({ row }) =>
        messageOf(row.original).map((message) => (
          <span data-scope-ui="" key={message} className="block text-bad-fg">
            {message}
          </span>
        )),
    },
  ];
}

const hasColumn = ({ detected }: ReviewedFile, field: DraftImportField) =>
  detected.some(({ columns }) => columns.some((column) => column.field === field));
