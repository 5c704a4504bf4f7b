import type { ImportQuestion } from '@meridian/api-client/contract';
import { aggregateRows } from './aggregate-rows';
import { coveredSpans } from './covered-spans';
import { accountFor, chosenAccount, findAccount, labelOf, type KnownAccount } from './known-account';
import type { Span } from './parse-date';
import { accountIn, spanIn, type ParsedRow } from './parse-row';
import type { ParsedSheet } from './parse-sheet';
import type { ParsedPart, ParseOptions } from './parsed-file';

/** What the tables of a file say about one account, channel and section. */
interface Group {
  account: KnownAccount;
  sheet: ParsedSheet;
  rows: ParsedRow[];
  failed: (Span | null)[];
}

/**
 * Splits the rows of a file by account, channel and section. Asks when the only account in it is not the chosen one, and
 * for accounts that are unknown; without an answer, the rows of one unknown account among several are left out.
 *
 * Errors: `ImportRejectedError('overlap_in_file')` when spans of one part overlap.
 */
export function splitParts(
  sheets: readonly ParsedSheet[],
  options: ParseOptions,
): { parts: ParsedPart[]; questions: ImportQuestion[] } {
  const rowsOf = new Map<string, number>();
  for (const { account } of sheets.flatMap(({ rows }) => rows)) {
    rowsOf.set(account, (rowsOf.get(account) ?? 0) + 1);
  }
  const isOnly = rowsOf.size === 1;
  const accounts = new Map(
    [...rowsOf.keys()].map((named) => {
      const account = accountFor(named, options);
      return [named, account ?? (isOnly ? chosenAccount(options) : 'skip')] as const;
    }),
  );
  const groups = new Map<string, Group>();
  const groupOf = (sheet: ParsedSheet, named: string): Group | undefined => {
    const account = accounts.get(named);
    if (account === undefined || account === 'skip') return undefined;
    const key = [account.accountId, sheet.channel, sheet.layout.section].join(':');
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { account, sheet, rows: [], failed: [] }));
    return group;
  };
  for (const sheet of sheets) {
    for (const row of sheet.rows) groupOf(sheet, row.account)?.rows.push(row);
    for (const { file } of sheet.failed) {
      groupOf(sheet, accountIn(file, sheet.layout))?.failed.push(spanIn(file, sheet.layout));
    }
  }
  return {
    parts: [...groups.values()].filter(({ rows }) => rows.length > 0).map(toPart),
    questions: [...rowsOf].flatMap(([named, rows]) => askAboutAccount(named, { rows, isOnly, options })),
  };
}

function askAboutAccount(
  named: string,
  { rows, isOnly, options }: { rows: number; isOnly: boolean; options: ParseOptions },
): ImportQuestion[] {
  const label = labelOf(named);
  if (named === '') return [];
  const known = findAccount(named, options.accounts);
  const chosen = chosenAccount(options);
  if (!known) {
    const answers = isOnly ? (['chosen', 'create', 'skip'] as const) : (['create', 'skip'] as const);
    return [
      { id: `account_unknown:${label}`, code: 'account_unknown', params: { named: label, rows }, answers },
    ];
  }
  const isCreated = options.answers.choices[`account_unknown:${label}`] === 'create';
  if (!isOnly || isCreated || known.accountId === chosen.accountId) return [];
  const params = { named: known.accountName, chosen: chosen.accountName };
  return [{ id: `account_differs:${label}`, code: 'account_differs', params, answers: ['chosen', 'named'] }];
}

function toPart({ account, sheet: { layout, channel }, rows, failed }: Group): ParsedPart {
  const covered = coveredSpans(
    rows.map(({ span }) => span),
    layout,
  );
  const failedDays = new Set(failed.map((span) => span?.beginDate));
  const currencies = new Set(rows.map(({ currency }) => currency));
  return {
    accountId: account.accountId,
    channel,
    section: layout.section,
    dataKeys: layout.dimensions.map(({ dataKey }) => dataKey),
    facts: aggregateRows(rows),
    covered,
    failedSpans: failedDays.has(undefined)
      ? covered
      : covered.filter(({ beginDate }) => failedDays.has(beginDate)),
    failedRows: failed.length,
    rows: rows.length,
    currency: currencies.size === 1 ? (rows[0]?.currency ?? null) : null,
  };
}
