import { importStates, type ReportImport } from '@meridian/api-client/contract';

/** The result of an import as sentences for a terminal. */
export function describeImport(entry: ReportImport): string {
  const where = `account ${entry.accountNo}, ${entry.channel} ads`;
  const lines = [`${entry.fileName} (${where}): ${outcomeOf(entry)}`];
  if (entry.section !== null) {
    lines.push(
      `Detected: report ${entry.section}, layout ${entry.profile ?? '?'}, ${entry.encoding ?? '?'}, ` +
        `${entry.beginDate ?? '?'} to ${entry.endDate ?? '?'}, ${entry.currency ?? 'several currencies'}.`,
    );
  }
  if (entry.rowsCost !== null) lines.push(`Total cost of the rows: ${amount(entry.rowsCost)}.`);
  for (const { label, cost } of entry.reportedTotals) {
    if (cost !== null) lines.push(`File total (“${label}”): ${amount(cost)}.`);
  }
  for (const { dataNum, failMessage } of entry.problems) {
    lines.push(dataNum === null ? `  ${failMessage}` : `  Row ${dataNum}: ${failMessage}`);
  }
  const more = entry.failedRows - entry.problems.length;
  if (more > 0) lines.push(`  And ${counted(more, 'more row')}.`);
  return lines.join('\n');
}

function outcomeOf({ state, importedRows, totalRows, replacedDays }: ReportImport): string {
  if (state === importStates.unchanged) return 'this file was already imported; nothing changed.';
  if (state !== importStates.done) return 'nothing was imported.';
  const replaced = replacedDays > 0 ? `, replacing ${counted(replacedDays, 'day')}` : '';
  return `${importedRows} of ${counted(totalRows, 'row')} imported${replaced}.`;
}

/** `1 row`, `2 rows`. */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** `18859.20` → `18,859.20`. */
function amount(decimal: string): string {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}
