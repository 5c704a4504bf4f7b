import { measures, type Section } from '@meridian/api-client/contract';
import { measureColumn } from '../../sql/metric-sql';
import type { CopyUnit } from '../fact-versions.repository';
import { coarserSections, unsuitable } from './copy-sql';
import { rowsOfFiles, type CopiedFile } from './files-sql';
import { isAmount, scaleColumn } from './measures-sql';
import { metricFileOptions, textLiteral } from './query-sql';
import { coarseKeyColumn } from './sources-sql';

/**
 * A file of sums has the facts of a month summed by the items of each coarser section, so that a report of sums reads few rows. Its column
 * `section` names the coarser section; the others are those of a file of facts.
 */
interface SummedFiles {
  facts: CopiedFile;
  items: CopiedFile;
}

/** Statement that writes a file of sums from files of facts and items. Errors: one with the text `unsuitable`. */
export function factsToSums(
  of: Pick<CopyUnit, 'channel' | 'section'>,
  { to, ...from }: SummedFiles & { to: string },
): string {
  return sumsToFile(summedFacts(of, from), to);
}

/** Statement that writes rows of sums to a file. */
export function sumsToFile(rows: string, to: string): string {
  return `COPY (SELECT * FROM (${rows}) ORDER BY section, account_id, item_key, begin_date, end_date, currency)
    TO ${textLiteral(to)} (${metricFileOptions})`;
}

/** Query for whether a file of sums has exactly the sums of the other files. */
export function sumsParity(unit: CopyUnit, { sums, ...from }: SummedFiles & { sums: CopiedFile }): string {
  const parity = (rows: string) => `(SELECT (count(*), sum(hash(r))) FROM (${rows}) r)`;
  return `SELECT ${parity(summedFacts(unit, from))} IS NOT DISTINCT FROM
    ${parity(`SELECT * FROM ${rowsOfFiles([sums])}`)}`;
}

function summedFacts(of: Pick<CopyUnit, 'channel' | 'section'>, { facts, items }: SummedFiles): string {
  const columns = measures.flatMap((of) => [
    `${sumOf(measureColumn[of])} AS ${measureColumn[of]}`,
    ...(isAmount(of)
      ? [`max(f.${scaleColumn(measureColumn[of])}) AS ${scaleColumn(measureColumn[of])}`]
      : []),
  ]);
  const bySection = (section: Section) => `
    SELECT ${textLiteral(section)} AS section, f.account_id, f.begin_date, f.end_date, i."${coarseKeyColumn(section)}" AS item_key,
      f.currency, ${columns.join(',')}
    FROM ${rowsOfFiles([facts])} f
      JOIN ${rowsOfFiles([items])} i ON i.account_id = f.account_id AND i.item_key = f.item_key
    GROUP BY ALL`;
  return coarserSections(of).map(bySection).join('\nUNION ALL ');
}

function sumOf(column: string): string {
  return `CASE WHEN abs(sum(f.${column})) > ${maxSum} THEN error(${textLiteral(unsuitable)}) ELSE sum(f.${column})::BIGINT END`;
}

/** Below the greatest BIGINT. */
const maxSum = 9n * 10n ** 18n;
