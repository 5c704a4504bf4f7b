import { formatNumber, type Language } from '@meridian/i18n/core';
import { Alert, Button, Checkbox, LoadingLine, SegmentedControl } from '@meridian/ui';
import type { DataTableColumn } from '@meridian/ui/table';
import { useMemo, useState, type ReactElement } from 'react';
import {
  importProblemMessage,
  type DetectedSheet,
  type HeadMapping,
  type ImportPlan,
  type PlannedRow,
} from '../../core';
import type { WorkbookContent } from '../../workbooks';
import { importReviewLabels, type ImportReviewLabels, type RowFilter } from './labels';
import {
  itemOf,
  keywordKey,
  overwrittenTexts,
  placeOf,
  rowsByFilter,
  type KeywordElsewhere,
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
  /** Where the account has new keywords; absent if there is no lookup. */
  lookUp?: KeywordLookUp | undefined;
  /** Whether the plan leaves out keywords that the account has, see `leaveOutRows`, and the callback to change it. */
  leavesOut?: { value: boolean; onChange: (value: boolean) => void } | undefined;
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

const filters: readonly RowFilter[] = ['new', 'changed', 'equal', 'repeated', 'elsewhere', 'wrong'];

type RowsProps = { file: ReviewedFile } & Pick<DraftImportReviewProps, 'language' | 'lookUp' | 'leavesOut'>;

function Rows({ file, language, lookUp, leavesOut }: RowsProps) {
  const labels = importReviewLabels[language];
  const { plan } = file;
  const elsewhere = lookUp?.places;
  const rows = useMemo(() => rowsByFilter(file, elsewhere), [file, elsewhere]);
  const [asked, setFilter] = useState<RowFilter>();
  const shown = filters.filter((filter) => filter !== 'elsewhere' || rows.elsewhere.length > 0);
  const filter = asked && shown.includes(asked) ? asked : firstFilter(rows);
  const examples = plan.rows.filter(({ state }) => state === 'example').length;
  const columns = columnsOf(file, { filter, language, elsewhere });
  return (
    <section aria-label={labels.rows} className="flex flex-col gap-3">
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

/** Rows that need a decision come first. */
function firstFilter(rows: Readonly<Record<RowFilter, readonly PlannedRow[]>>): RowFilter {
  const order: readonly RowFilter[] = ['wrong', 'changed', 'new', 'equal', 'repeated'];
  return order.find((filter) => rows[filter].length > 0) ?? 'new';
}

const cell = { cellClassName: 'py-2 align-top wrap-anywhere' };

function columnsOf(
  file: ReviewedFile,
  {
    filter,
    language,
    elsewhere,
  }: { filter: RowFilter; language: Language; elsewhere: KeywordsElsewhere | undefined },
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
        <Effect
          labels={labels}
          language={language}
          row={original}
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

interface EffectProps {
  row: PlannedRow;
  elsewhere: KeywordElsewhere | undefined;
  labels: ImportReviewLabels;
  language: Language;
}

function Effect({ row, elsewhere, labels, language }: EffectProps) {
  const { state, problems, notes, overwritten, first } = row;
  if (state === 'wrong')
    return problems.map((problem, at) => (
      <span data-scope-ui="" key={at} className="block text-bad-fg">
        {importProblemMessage(problem, language)}
      </span>
    ));
  if (state === 'repeated') return labels.sameAs(first?.row ?? 0);
  if (state === 'equal') return labels.inDraft;
  return (
    <>
      {overwrittenTexts(overwritten, language).map(({ title, from, to }) => (
        <span key={title} className="block">
          {title}: <del className="text-fg-3">{from}</del> →{' '}
          <ins className="font-medium no-underline">{to}</ins>
        </span>
      ))}
      {elsewhere && (
        <span data-scope-ui="" className="block text-warn-fg">
          {elsewhere.draftName === null
            ? labels.elsewhereIn(elsewherePlace(elsewhere))
            : labels.elsewhereDraft(elsewhere.draftName || labels.unnamedDraft, elsewherePlace(elsewhere))}
        </span>
      )}
      {state === 'leftOut' && (
        <span data-scope-ui="" className="block text-fg-3">
          {labels.leftOut}
        </span>
      )}
      {state === 'new' && !elsewhere && notes.length === 0 && labels.added}
      {notes.map((note, at) => (
        <span data-scope-ui="" key={at} className="block text-warn-fg">
          {importProblemMessage(note, language)}
        </span>
      ))}
    </>
  );
}

const elsewherePlace = ({ campaignName, adgroupName }: KeywordElsewhere) =>
  [campaignName, adgroupName].filter(Boolean).join(' › ');
