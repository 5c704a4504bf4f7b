import { formatNumber, type Language } from '@meridian/i18n/core';
import { Alert, Button, Checkbox, LoadingLine, SegmentedControl } from '@meridian/ui';
import type { DataTableColumn } from '@meridian/ui/table';
import { useMemo, useState, type ReactElement } from 'react';
import {
  type BusinessTree,
  type DetectedSheet,
  type HeadMapping,
  type ImportPlan,
  type PlannedRow,
} from '../../core';
import type { WorkbookContent } from '../../workbooks';
import { exportReviewLabels, type ExportReviewLabels, type RowMatch } from './export-labels';
import { importReviewLabels, type ImportReviewLabels, type RowFilter } from './labels';
import { PlannedEffect } from './planned-effect';
import {
  hasRowIds,
  isForeign,
  itemOf,
  keyOfPlace,
  keywordKey,
  placeOf,
  rowsByFilter,
  type KeywordLookUp,
  type KeywordsElsewhere,
  type ReviewedFile,
} from './review-rows';
import { ImportRowTable } from './row-table';
import { SheetList } from './sheet-list';

export interface DraftImportReviewProps {
  content: WorkbookContent;
  /** From `useImportPlan`, like the plan; null while it is computed. */
  detected: readonly DetectedSheet[];
  plan: ImportPlan | null;
  language: Language;
  /** For the names of businesses. */
  businesses?: BusinessTree | undefined;
  /** Where the account has new keywords; absent if there is no lookup. */
  lookUp?: KeywordLookUp | undefined;
  /** Whether the plan leaves out keywords that the account has, see `leaveOutRows`, and the callback to change it. */
  leavesOut?: { value: boolean; onChange: (value: boolean) => void } | undefined;
  /** How rows with ids are found, and the callback to change it; shown for a file with ids. */
  match?: { value: RowMatch; onChange: (value: RowMatch) => void } | undefined;
  /** Keys of conflicting rows that get the file's values, see `keyOfPlace` and `takeFileSide`, and the callback to change them. */
  taken?: { value: ReadonlySet<string>; onChange: (value: ReadonlySet<string>) => void } | undefined;
  /** If absent, columns cannot be mapped manually. */
  onMap?: ((mapping: HeadMapping) => void) | undefined;
}

/** Shown before anything is written: the content of a file and the effect of its import, row by row. */
export function DraftImportReview(props: DraftImportReviewProps): ReactElement {
  const { content, detected, plan, language, onMap } = props;
  const labels = importReviewLabels[language];
  const file = useMemo(() => plan && { content, detected, plan }, [content, detected, plan]);
  return (
    <div data-scope-ui="" className="flex flex-col gap-5">
      {file ? <Rows {...props} file={file} /> : <LoadingLine label={labels.planning} />}
      <SheetList content={content} detected={detected} language={language} onMap={onMap} />
    </div>
  );
}

const filters: readonly RowFilter[] = [
  ...(['new', 'changed', 'conflicting', 'removed', 'equal', 'repeated', 'elsewhere', 'wrong'] as const),
];
/** Filters that most files do not need. */
const rareFilters: readonly RowFilter[] = ['conflicting', 'removed', 'elsewhere'];

type RowsProps = { file: ReviewedFile } & Pick<
  DraftImportReviewProps,
  'language' | 'businesses' | 'lookUp' | 'leavesOut' | 'match' | 'taken'
>;

function Rows({ file, language, businesses, lookUp, leavesOut, match, taken }: RowsProps) {
  const labels = importReviewLabels[language];
  const ofExport = exportReviewLabels[language];
  const { plan } = file;
  const elsewhere = lookUp?.places;
  const rows = useMemo(() => rowsByFilter(file, elsewhere), [file, elsewhere]);
  const [asked, setFilter] = useState<RowFilter>();
  const shown = filters.filter((each) => !rareFilters.includes(each) || rows[each].length > 0);
  const filter = asked && shown.includes(asked) ? asked : firstFilter(rows);
  const examples = plan.rows.filter(({ state }) => state === 'example').length;
  const columns = columnsOf(file, { filter, language, businesses, elsewhere, taken });
  return (
    <section aria-label={labels.rows} className="flex flex-col gap-3">
      {match && hasRowIds(file.detected) && <RowMatching plan={plan} match={match} labels={ofExport} />}
      <SegmentedControl
        label={labels.rows}
        items={shown.map((value) => ({
          value,
          label: `${labels.filters[value]} ${formatNumber(rows[value].length)}`,
        }))}
        value={filter}
        onValueChange={setFilter}
        className="max-w-full flex-wrap self-start"
      />
      <AccountLookUp labels={labels} lookUp={lookUp} />
      {taken && filter === 'conflicting' && (
        <AllConflicts rows={rows.conflicting} taken={taken} labels={ofExport} />
      )}
      {leavesOut && rows.elsewhere.length > 0 && (
        <Checkbox
          checked={leavesOut.value}
          onCheckedChange={leavesOut.onChange}
          label={labels.leaveOut(rows.elsewhere.length, formatNumber(rows.elsewhere.length))}
        />
      )}
      <div>
        <ImportRowTable
          key={filter}
          caption={labels.filters[filter]}
          rows={rows[filter]}
          columns={columns}
          language={language}
          empty={labels.none[filter]}
        />
      </div>
      {plan.addedParents.length > 0 && (
        <p className="text-12 text-fg-3">{labels.addedParents(formatNumber(plan.addedParents.length))}</p>
      )}
      {plan.removedCount > 0 && (
        <p className="text-12 text-fg-3">{ofExport.removedRows(formatNumber(plan.removedCount))}</p>
      )}
      {examples > 0 && <p className="text-12 text-fg-3">{labels.examples(formatNumber(examples))}</p>}
    </section>
  );
}

/** Says that the account is queried, or did not respond; empty once the keywords were looked up. */
function AccountLookUp({ lookUp, labels }: Pick<RowsProps, 'lookUp'> & { labels: ImportReviewLabels }) {
  if (lookUp?.status === 'pending') return <p className="text-12 text-fg-3">{labels.lookingUp}</p>;
  if (lookUp?.status !== 'failed') return null;
  return (
    <Alert
      tone="warn"
      action={
        <Button variant="link" onClick={lookUp.onRetry}>
          {labels.lookUpAgain}
        </Button>
      }
    >
      {labels.lookUpFailed}
    </Alert>
  );
}

/** How rows with ids are found; rows of another draft can be imported by their names. */
function RowMatching({
  plan,
  match,
  labels,
}: { plan: ImportPlan; labels: ExportReviewLabels } & Required<Pick<RowsProps, 'match'>>) {
  if (!match) return null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <span aria-hidden className="text-12 text-fg-3">
          {labels.match}
        </span>
        <SegmentedControl
          label={labels.match}
          items={(['id', 'name'] as const).map((value) => ({ value, label: labels.matches[value] }))}
          value={match.value}
          onValueChange={match.onChange}
        />
      </div>
      {match.value === 'id' && isForeign(plan) && (
        <Alert
          tone="warn"
          action={
            <Button variant="link" onClick={() => match.onChange('name')}>
              {labels.importByName}
            </Button>
          }
        >
          {labels.foreign}
        </Alert>
      )}
    </>
  );
}

/** Decides for all conflicting rows. */
function AllConflicts({
  rows,
  taken,
  labels,
}: {
  rows: readonly PlannedRow[];
  taken: NonNullable<RowsProps['taken']>;
  labels: ExportReviewLabels;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-12">
      <span>{labels.conflictHint}</span>
      <Button variant="link" onClick={() => taken.onChange(new Set())}>
        {labels.allSides.draft}
      </Button>
      <Button variant="link" onClick={() => taken.onChange(new Set(rows.map(keyOfPlace)))}>
        {labels.allSides.file}
      </Button>
    </div>
  );
}

/** Rows that need a decision come first. */
function firstFilter(rows: Readonly<Record<RowFilter, readonly PlannedRow[]>>): RowFilter {
  const order: readonly RowFilter[] = [
    'conflicting',
    'wrong',
    'changed',
    'removed',
    'new',
    'equal',
    'repeated',
  ];
  return order.find((filter) => rows[filter].length > 0) ?? 'new';
}

const cell = { cellClassName: 'py-2 align-top wrap-anywhere' };

function columnsOf(
  file: ReviewedFile,
  {
    filter,
    language,
    businesses,
    elsewhere,
    taken,
  }: { filter: RowFilter; elsewhere: KeywordsElsewhere | undefined } & Pick<
    RowsProps,
    'language' | 'businesses' | 'taken'
  >,
): DataTableColumn<PlannedRow>[] {
  const labels = importReviewLabels[language];
  const hasSheets = new Set(file.plan.rows.map(({ sheet }) => sheet)).size > 1;
  return [
    ...(hasSheets
      ? [
          {
            id: 'sheet',
            header: labels.sheet,
            meta: { headClassName: 'w-28', ...cell },
            cell: ({ row: { original } }: { row: { original: PlannedRow } }) =>
              file.detected[original.sheet]?.name ?? '',
          },
        ]
      : []),
    {
      id: 'row',
      header: labels.row,
      meta: { headClassName: 'w-16', ...cell },
      cell: ({ row: { original } }) => original.row,
    },
    {
      id: 'item',
      header: labels.item,
      meta: { headClassName: 'w-1/4', ...cell },
      cell: ({ row: { original } }) => (
        <>
          <span data-scope-ui="" className="text-fg-1">
            {itemOf(file, original) || '--'}
          </span>
          <span data-scope-ui="" className="block text-12 text-fg-3">
            {placeOf(file, original)}
          </span>
        </>
      ),
    },
    {
      id: 'effect',
      header: labels.effect,
      meta: cell,
      cell: ({ row: { original } }) => (
        <PlannedEffect
          labels={labels}
          language={language}
          businesses={businesses}
          row={original}
          taken={taken}
          elsewhere={
            filter === 'elsewhere' || filter === 'new'
              ? elsewhere?.get(keywordKey(itemOf(file, original)))
              : undefined
          }
        />
      ),
    },
  ];
}
