import type {
  Channel,
  ImportDetection,
  ImportNote,
  ImportQuestion,
  NumberFormat,
  ReportedTotal,
} from '@meridian/api-client/contract';
import { filtered } from '../../../kits/workbooks/read/repeatable';
import type { FileRow } from '../../../kits/workbooks/read/table';
import { askAboutTotals } from './check-totals';
import { createCurrencyQuestions } from './currency-questions';
import { describeColumns } from './describe-columns';
import type { Header } from './find-header';
import { groupRows, type GroupSummary } from './grouped-rows';
import type { Layout } from './layout';
import { askAboutMetrics } from './metric-columns';
import { parseRow } from './parse-row';
import type { LeftOutRows, ParseOptions } from './parsed-file';
import type { Preamble } from './preamble';
import type { PreparedSheet, SheetQuestion } from './prepare-sheet';
import { createRowQuestions } from './row-questions';
import type { RowSink } from './row-sink';
import { sheetLayoutOf } from './sheet-layout';
import type { CheckedTotal, SplitTable } from './split-totals';
import { textOfFooter, type TableBody } from './table-footer';

/** A parsed table of a file. */
export interface ParsedSheet {
  layout: Layout;
  channel: Channel;
  preamble: Preamble;
  groups: GroupSummary[];
  totalRows: number;
  fileRows: number;
  leftOut: LeftOutRows;
  reportedTotals: ReportedTotal[];
  questions: ImportQuestion[];
  notes: ImportNote[];
  columns: ImportDetection['columns'];
}

/** Number format of a file, with the rows of a table in that format. */
export interface SheetNumbers {
  format: NumberFormat;
  areBracketsNegative: boolean;
  split: SplitTable;
}

/** Provider files contain four or five; every report of their period shows them. */
const maxReportedTotals = 20;

/**
 * Parses a table; passes its rows to the sink. `split`: its rows in the number format of the file.
 *
 * Errors: `ImportRejectedError` if the whole table cannot be imported.
 */
export function parseSheet(
  { table, header, channel, section, preamble, columns, metricChoices, ...prepared }: PreparedSheet,
  { format, split, areBracketsNegative }: SheetNumbers,
  options: ParseOptions,
  { sink, nextNumber }: { sink: RowSink; nextNumber: () => number },
): ParsedSheet {
  const { idOf } = prepared;
  const costDigits = columns.costDigits[format];
  const { layout, questions: dateQuestions } = sheetLayoutOf(table, header, {
    section,
    channel,
    preamble,
    rows: split.rows,
    numberFormat: format,
    areBracketsNegative,
    options,
    choiceOf: (code) => options.answers.choices[idOf(code)],
  });
  const findRows = (numbers: ReadonlySet<number>) => [
    ...filtered(split.rows, ({ number }) => numbers.has(number)),
  ];
  const doubts = createRowQuestions(layout, columns.unusedTexts, findRows);
  const grouped = groupRows(layout, sink, nextNumber);
  let roundedRows = 0;
  let emptyRows = 0;
  const currencies = createCurrencyQuestions(layout, options);
  for (const file of split.rows) {
    const row = parseRow(file, layout);
    if ('code' in row) {
      sink.problem(row);
      grouped.addFailed(file);
      continue;
    }
    grouped.add(row);
    doubts.add({ file, row });
    if (row.isRounded) roundedRows += 1;
    if (row.hasEmptyCells) emptyRows += 1;
    currencies.add(row);
  }
  const groups = grouped.groups();
  const isOneCurrency = new Set(groups.flatMap(({ currencies }) => [...currencies])).size < 2;
  const asked = (found: readonly SheetQuestion[]) =>
    found.map(({ key, ...question }) => ({
      id: idOf(question.code, key ?? String(question.params['column'] ?? '')),
      ...question,
    }));
  return {
    layout,
    channel,
    preamble,
    groups,
    totalRows: split.rowCount,
    ...countRows(table, header, { filled: columns.rowCount, split }),
    // a total of one day or device is not a total of the file
    reportedTotals: split.totals
      .filter(({ candidates }) => candidates[0]?.rows === split.rowCount)
      .slice(0, maxReportedTotals)
      .map(({ total }) => total),
    questions: [
      ...prepared.channelQuestions,
      ...asked(prepared.repeatedQuestions),
      ...dateQuestions.map((question) => ({ ...question, id: idOf(question.code) })),
      ...asked(askAboutMissing(header)),
      ...asked(
        askAboutMetrics(metricChoices, split.rows, {
          head: header.row.cells,
          numberFormat: format,
          costDigits,
        }),
      ),
      ...asked(askAboutFilters(preamble)),
      ...asked(askAboutTotals(split.totals, { costDigits, isOneCurrency })),
      ...asked(doubts.questions()),
      ...asked(doubts.repeatedRows()).map((question) => ({ ...question, id: idOf('repeated_rows') })),
      ...asked(currencies.questions()),
    ],
    notes: notesOf({
      layout,
      unused: columns.unused,
      totals: split.totals,
      footer: table.footer,
      roundedRows,
      emptyRows,
    }),
    columns: describeColumns(header, split.rows),
  };
}

/** Number of rows below the header up to the last one, and of rows that are neither stored nor failed. */
function countRows(
  { last, footer }: TableBody,
  { row }: Header,
  { filled, split }: { filled: number; split: SplitTable },
): Pick<ParsedSheet, 'fileRows' | 'leftOut'> {
  const fileRows = Math.max(0, (footer.at(-1) ?? last ?? row).number - row.number);
  const totals = split.totals.length;
  const repeated = filled - totals - split.rowCount;
  const blank = fileRows - filled - footer.length;
  return { fileRows, leftOut: { blank, totals: totals + footer.length, repeated } };
}

function askAboutMissing({ columns }: Header): SheetQuestion[] {
  return (['impression', 'click', 'cost'] as const)
    .filter((key) => !columns.has(key))
    .map((key) => ({
      key,
      code: 'metric_missing',
      params: { metric: key },
      answers: ['no_value'],
    }));
}

function askAboutFilters({ filters }: Preamble): Omit<ImportQuestion, 'id'>[] {
  if (filters.length === 0) return [];
  return [{ code: 'filtered', params: { filter: [...filters] }, answers: ['replace', 'add'] }];
}

function notesOf({
  layout: { header },
  unused,
  totals,
  footer,
  roundedRows,
  emptyRows,
}: {
  layout: Layout;
  unused: readonly number[];
  totals: readonly CheckedTotal[];
  footer: readonly FileRow[];
  roundedRows: number;
  emptyRows: number;
}): ImportNote[] {
  const notes: ImportNote[] = [];
  const listed = (texts: readonly string[]) => [...new Set(texts)].slice(0, 30);
  if (unused.length > 0)
    notes.push({
      code: 'unused_columns',
      params: { columns: listed(unused.map((column) => header.names[column] ?? '')) },
    });
  if (!header.columns.has('conversion'))
    notes.push({ code: 'missing_metrics', params: { metric: 'conversion' } });
  const leftOut = [...totals.map(({ total }) => total.label), ...footer.map(textOfFooter)];
  if (leftOut.length > 0) notes.push({ code: 'total_lines', params: { label: listed(leftOut) } });
  if (header.remembered)
    notes.push({ code: 'remembered_mapping', params: { storedTime: header.remembered.storedTime } });
  if (roundedRows > 0) notes.push({ code: 'rounded_amounts', params: { rows: roundedRows } });
  if (emptyRows > 0) notes.push({ code: 'empty_cells', params: { rows: emptyRows } });
  return notes;
}
