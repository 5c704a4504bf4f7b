import type { Channel, ImportQuestion, NumberFormat, Section } from '@meridian/api-client/contract';
import type { FileRow, Table } from '../../../kits/workbooks/read/table';
import type { Header } from './find-header';
import { accountFor, selectedAccount } from './known-account';
import { dimensionReaders, type Layout } from './layout';
import { splitUnit } from './money';
import { normalizeText } from './normalize-text';
import type { Span } from './parse-date';
import type { ParseOptions } from './parsed-file';
import type { Preamble } from './preamble';
import { ImportRejectedError } from './problem';
import { readRowDates, type PeriodEvidence } from './row-dates';

/**
 * Determines the layout of a table before its rows are parsed, with questions about its dates.
 *
 * Errors: `ImportRejectedError` if its rows have no period, or dates in two formats.
 */
export function sheetLayoutOf(
  table: Table,
  header: Header,
  {
    section,
    channel,
    preamble,
    rows,
    numberFormat,
    areBracketsNegative,
    options,
    choiceOf,
  }: {
    section: Section;
    channel: Channel;
    preamble: Preamble;
    rows: Iterable<FileRow>;
    numberFormat: NumberFormat;
    areBracketsNegative: boolean;
    options: ParseOptions;
    choiceOf: PeriodEvidence['choiceOf'];
  },
): { layout: Layout; questions: Omit<ImportQuestion, 'id'>[] } {
  const given = options.answers.period;
  const period = given ? { ...given, rowNumber: null } : preamble.period;
  const { today } = options;
  const { dates, questions } = readRowDates(header, rows, {
    // a chosen period is for rows without dates
    today,
    period: preamble.period,
    isPeriodGiven: given !== undefined,
    choiceOf,
  });
  const costColumn = header.columns.get('cost');
  const layout: Layout = {
    header,
    numberFormat,
    areBracketsNegative,
    section,
    width: header.row.cells.length,
    isDelimited: table.isDelimited,
    period: dates ? preamble.period : checkedPeriod(period, header, today),
    dates,
    currencyOf: currencyByAccount(options),
    account: preamble.account ?? '',
    costCurrency: splitUnit(normalizeText(header.row.cells[costColumn ?? -1] ?? '')).currency,
    today,
    dimensions: dimensionReaders(header, options.sections[channel], section),
  };
  return { layout, questions };
}

function currencyByAccount(options: ParseOptions): Layout['currencyOf'] {
  const { currency: chosen } = selectedAccount(options);
  const known = new Map<string, string>();
  return (named) => {
    let currency = known.get(named);
    if (currency === undefined) {
      const account = accountFor(named, options);
      known.set(named, (currency = account === undefined || account === 'skip' ? chosen : account.currency));
    }
    return currency;
  };
}

function checkedPeriod(
  period: (Span & { rowNumber: number | null }) | undefined,
  header: Header,
  today: string,
): Span {
  if (!period) throw new ImportRejectedError('period_missing', {}, { rowNumber: header.row.number });
  if (period.endDate > today) {
    throw new ImportRejectedError(
      'period_future',
      { value: period.endDate, today },
      { rowNumber: period.rowNumber },
    );
  }
  return period;
}
