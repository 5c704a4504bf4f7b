import type { Channel, ImportQuestion, Section } from '@meridian/api-client/contract';
import { filtered } from '../../../kits/workbooks/read/repeatable';
import type { FileRow, Table } from '../../../kits/workbooks/read/table';
import type { NumberTable } from './choose-number-format';
import { classifyColumns } from './classify-columns';
import { chooseSection } from './detect-section';
import type { Header } from './find-header';
import { selectedAccount } from './known-account';
import { metricChoicesOf, withSelectedMetrics, type MetricChoice } from './metric-columns';
import { currencyOf, splitUnit } from './money';
import { normalizeText } from './normalize-text';
import type { ParseOptions } from './parsed-file';
import { readPreamble, type Preamble } from './preamble';
import { resolveRepeated } from './repeated-columns';
import { withoutRepetition } from './row-questions';
import type { TableBody } from './table-footer';

/** A question about a sheet; `key` distinguishes questions with the same code. */
export type SheetQuestion = Omit<ImportQuestion, 'id'> & { key?: string };

/** A table of a file before its numbers are parsed. */
export interface PreparedSheet {
  table: TableBody;
  header: Header;
  channel: Channel;
  section: Section;
  preamble: Preamble;
  columns: ReturnType<typeof classifyColumns>;
  metricChoices: readonly MetricChoice[];
  /** Evidence of its number format. */
  numbers: NumberTable;
  channelQuestions: readonly ImportQuestion[];
  repeatedQuestions: readonly SheetQuestion[];
  /** Id of a question about it. */
  idOf: (code: string, detail?: string) => string;
}

const maxIdLength = 180;

/** Determines the columns of a table. `isOnly`: no other table of the file is used. */
export function prepareSheet(
  table: TableBody,
  found: Header,
  options: ParseOptions,
  isOnly: boolean,
): PreparedSheet {
  const { answers } = options;
  const idOf = (code: string, detail = '') =>
    [code, ...(isOnly ? [] : [table.sheet ?? '']), ...(detail === '' ? [] : [detail])]
      .join(':')
      .slice(0, maxIdLength);
  const below = rowsBelow(table, found);
  const {
    header: resolved,
    equal,
    questions: repeatedQuestions,
  } = resolveRepeated(found, below, (column) => answers.choices[idOf('duplicate_column', column)]);
  const metricChoices = metricChoicesOf(resolved, answers.columns);
  const header = withSelectedMetrics(
    resolved,
    metricChoices,
    (key) => answers.choices[idOf('metric_columns', key)],
  );
  const { channel, section, questions: channelQuestions } = chooseSection(header, options, idOf);
  const preamble = readPreamble(
    table.head.filter(({ number }) => number < header.row.number),
    options.timeZone,
  );
  const columns = classifyColumns(below, header, equal);
  const numbers: NumberTable = {
    sheet: table.sheet,
    rows: answers.choices[idOf('repeated_rows')] === 'once' ? withoutRepetition(below) : below,
    head: header.row.cells,
    columns: header.columns,
    naming: columns.naming,
    numbers: columns.numbers,
    evidence: columns.evidence,
    costDigits: columns.costDigits,
    currency: expectedCurrency(header, options),
    isRow: (number) => answers.choices[idOf('totals_differ', String(number))] === 'as_row',
    remembered: header.remembered?.numberFormat ?? undefined,
  };
  return {
    table,
    header,
    channel,
    section,
    preamble,
    columns,
    metricChoices,
    numbers,
    channelQuestions,
    repeatedQuestions,
    idOf,
  };
}

/** Rows of a table below its header, including totals. */
export function rowsBelow({ rows }: Table, { row }: Header): Iterable<FileRow> {
  return filtered(rows, ({ number }) => number > row.number);
}

/** Currency in the cost header, otherwise that of the selected account. */
function expectedCurrency({ row, columns }: Header, options: ParseOptions): string {
  const { currency } = selectedAccount(options);
  const ofHead = splitUnit(normalizeText(row.cells[columns.get('cost') ?? -1] ?? '')).currency;
  return (ofHead === undefined ? undefined : currencyOf(ofHead, currency)) ?? currency;
}
