import { importStates, skippedRows, type ReportImport } from '@meridian/api-client/contract';
import { formatNumber } from '@meridian/i18n/core';
import { groupDigits } from '../platform/lib/decimal';
import { counted } from './counted';

/** The result of an import, as sentences for the terminal. */
export function describeImport(entry: ReportImport, { isDryRun = false } = {}): string {
  const where = `account ${entry.accountNo}, ${entry.channel} ads`;
  const lines = [`${entry.fileName} (${where}): ${outcomeOf(entry, isDryRun)}`];
  if (entry.section !== null) {
    lines.push(
      `Detected: report ${entry.section}, layout ${entry.profile ?? '?'}, ${entry.encoding ?? '?'}, ` +
        `${entry.beginDate ?? '?'} to ${entry.endDate ?? '?'}, ${entry.currency ?? 'several currencies'}.`,
    );
  }
  lines.push(...describeRows(entry));
  if (entry.rowsCost !== null) lines.push(`Total cost of the rows: ${groupDigits(entry.rowsCost)}.`);
  for (const { label, cost } of entry.reportedTotals) {
    if (cost !== null) lines.push(`File total (“${label}”): ${groupDigits(cost)}.`);
  }
  lines.push(
    ...entry.loads.flatMap(describeEffect),
    ...entry.questions.flatMap((question) => describeQuestion(question, isDryRun)),
  );
  lines.push(...entry.notes.map(({ message }) => `Note: ${message}`));
  for (const { dataNum, failMessage } of entry.problems) {
    lines.push(dataNum === null ? `  ${failMessage}` : `  Row ${dataNum}: ${failMessage}`);
  }
  const more = entry.failedRows - entry.problems.length;
  if (more > 0) lines.push(`  And ${counted(more, 'more row')}.`);
  return lines.join('\n');
}

/** Outcome of all rows in the file. */
function describeRows({ rowCounts }: ReportImport): string[] {
  if (rowCounts === null) return [];
  const { file, imported, merged, failed } = rowCounts;
  const parts = [
    `${formatNumber(imported)} for the report`,
    `${formatNumber(merged)} merged`,
    `${formatNumber(skippedRows(rowCounts))} skipped`,
    `${formatNumber(failed)} failed`,
  ];
  return [`Rows in the file: ${formatNumber(file)} = ${parts.join(' + ')}.`];
}

/** The data that the file replaces; empty for new days. */
function describeEffect({ accountNo, section, effect }: ReportImport['loads'][number]): string[] {
  if (effect === null || effect.before.rows === 0) return [];
  const sums = ({ rows, cost, currency }: typeof effect.before) =>
    `${counted(rows, 'row')}${cost === null ? '' : `, cost ${groupDigits(cost)} ${currency ?? ''}`.trimEnd()}`;
  const before = `${sums(effect.before)} before`;
  return [`Account ${accountNo}, ${section}: ${before}, ${sums(effect.after)} after.`];
}

function describeQuestion(
  { code, message, answers, given }: ReportImport['questions'][number],
  isDryRun: boolean,
): string[] {
  if (given !== null) return [`Answered ${code}=${given}: ${message}`];
  const offer = answers.map(({ answer, label }) => `--answer ${code}=${answer} (${label})`);
  if (offer.length === 0) offer.push(isDryRun ? settleLater : settleInConsole);
  return [`Question: ${message}`, ...offer.map((line) => `  ${line}`)];
}

/** Users choose columns and periods in the console. */
const settleInConsole = 'Decide this in the import centre of the console, where the file is waiting.';
const settleLater = 'Run this again without --dry-run, then decide this in the import centre of the console.';

function outcomeOf(
  { state, importedRows, totalRows, replacedDays }: ReportImport,
  isDryRun: boolean,
): string {
  if (state === importStates.unchanged) return 'this file was already imported; nothing changed.';
  if (state === importStates.review) return 'nothing was imported; the file has a question.';
  if (state !== importStates.done) return 'nothing was imported.';
  const replaced = replacedDays > 0 ? `, replacing ${counted(replacedDays, 'day')}` : '';
  const verb = isDryRun ? 'would be imported' : 'imported';
  return `${formatNumber(importedRows)} of ${counted(totalRows, 'row')} ${verb}${replaced}.`;
}
