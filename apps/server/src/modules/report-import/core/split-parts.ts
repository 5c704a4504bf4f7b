import type { ImportQuestion } from '@meridian/api-client/contract';
import { coveredSpans } from './covered-spans';
import { DecimalSum, type GroupSummary } from './grouped-rows';
import {
  accountFor,
  selectedAccount,
  findAccount,
  labelOf,
  missingAccountId,
  type KnownAccount,
} from './known-account';
import type { Span } from './parse-date';
import type { ParsedSheet } from './parse-sheet';
import type { ParsedPart, ParseOptions } from './parsed-file';

/** Summary of a file's tables for one account, channel and section. */
interface Target {
  account: KnownAccount;
  sheet: ParsedSheet;
  groups: GroupSummary[];
}

/**
 * Assigns the row groups of a file to accounts, channels and sections. Asks if the file's only account is not the
 * selected one, if accounts are unknown, and if the file decides but rows name no account. Without an answer, the rows
 * of an unknown account among several are omitted.
 *
 * Errors: `ImportRejectedError('overlap_in_file')` if spans of a part overlap.
 */
export function splitParts(
  sheets: readonly ParsedSheet[],
  options: ParseOptions,
): { parts: ParsedPart[]; questions: ImportQuestion[]; rowsCost: string | null } {
  const rowsOf = new Map<string, number>();
  for (const { named, rows } of sheets.flatMap(({ groups }) => groups))
    if (rows > 0) rowsOf.set(named, (rowsOf.get(named) ?? 0) + rows);
  const isOnly = rowsOf.size === 1;
  const targets = new Map<string, Target>();
  for (const sheet of sheets) {
    for (const group of sheet.groups) {
      if (!rowsOf.has(group.named)) continue;
      const account = accountFor(group.named, options) ?? (isOnly ? selectedAccount(options) : 'skip');
      if (account === 'skip') continue;
      const key = [account.accountId, sheet.channel, sheet.layout.section].join(':');
      const target = targets.get(key) ?? { account, sheet, groups: [] };
      targets.set(key, target);
      target.groups.push(group);
    }
  }
  const used = [...targets.values()].filter(({ groups }) => groups.some(({ rows }) => rows > 0));
  return {
    parts: used.map(toPart),
    questions: [...rowsOf].flatMap(([named, rows]) => askAboutAccount(named, { rows, isOnly, options })),
    rowsCost: costOf(used.flatMap(({ groups }) => groups)),
  };
}

/** Null for several currencies, which are never added. */
function costOf(groups: readonly GroupSummary[]): string | null {
  if (new Set(groups.flatMap(({ currencies }) => [...currencies])).size > 1) return null;
  const sum = new DecimalSum();
  for (const { cost } of groups) sum.merge(cost);
  return sum.text();
}

function askAboutAccount(
  named: string,
  { rows, isOnly, options }: { rows: number; isOnly: boolean; options: ParseOptions },
): ImportQuestion[] {
  const label = labelOf(named);
  const chosen = selectedAccount(options);
  const isFileDeciding = options.answers.fileAccounts === 'named';
  if (named === '') {
    if (!isFileDeciding) return [];
    const answers = isOnly ? (['chosen'] as const) : (['chosen', 'skip'] as const);
    return [
      {
        id: missingAccountId,
        code: 'account_missing',
        params: { rows, chosen: chosen.accountName },
        answers,
      },
    ];
  }
  const known = findAccount(named, options.accounts);
  if (!known) {
    const answers = isOnly ? (['chosen', 'create', 'skip'] as const) : (['create', 'skip'] as const);
    return [
      { id: `account_unknown:${label}`, code: 'account_unknown', params: { named: label, rows }, answers },
    ];
  }
  const isCreated = options.answers.choices[`account_unknown:${label}`] === 'create';
  if (isFileDeciding || !isOnly || isCreated || known.accountId === chosen.accountId) return [];
  const params = { named: known.accountName, chosen: chosen.accountName };
  return [{ id: `account_differs:${label}`, code: 'account_differs', params, answers: ['chosen', 'named'] }];
}

function toPart({ account, sheet: { layout, channel }, groups }: Target): ParsedPart {
  const covered = coveredSpans(
    groups.flatMap(({ spans }) => spans),
    layout,
  );
  const failedDays = new Set(groups.flatMap((group) => [...group.failedDays]));
  const currencies = new Set(groups.flatMap((group) => [...group.currencies]));
  const [currency = null] = currencies;
  return {
    accountId: account.accountId,
    channel,
    section: layout.section,
    groups: groups.map(({ number }) => number),
    months: [...new Set(groups.flatMap(({ spans }) => spans.map(monthOf)))].sort(),
    covered,
    failedSpans: failedDays.has(undefined)
      ? covered
      : covered.filter(({ beginDate }) => failedDays.has(beginDate)),
    failedRows: groups.reduce((sum, { failedRows }) => sum + failedRows, 0),
    rows: groups.reduce((sum, { rows }) => sum + rows, 0),
    currency: currencies.size === 1 ? currency : null,
  };
}

const monthOf = ({ beginDate }: Span) => `${beginDate.slice(0, 8)}01`;
