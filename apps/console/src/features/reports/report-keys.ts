import {
  columnKeys,
  conditionColumns,
  dimensionDataKey,
  findSection,
  isOwnMetricKey,
  reportColumns,
  parseSortKey,
  reportTypes,
  sortKeys,
  type ReportColumnDefinition,
  type ReportViewContent,
} from '@meridian/api-client/contract';
import type { Report } from './registry';

/** The column that names a row of the report. */
export function rowHeaderKey({ channel, section }: Report): string | undefined {
  const definition = findSection(channel, section);
  return definition && dimensionDataKey(definition.rowHeader);
}

/** Whether the server can sort the report by a key. Whether an own metric exists is known once the report is loaded. */
export function isSortableKey(
  { channel, section, period }: Report,
  key: string,
  isCompared: boolean,
): boolean {
  const { dataKey, part } = parseSortKey(key);
  if (isOwnMetricKey(dataKey)) return isCompared || part === 'value';
  const definition = findSection(channel, section);
  return (
    definition !== undefined && sortKeys(reportColumns({ definition, period }), isCompared).includes(key)
  );
}

/** Whether the report may have a column, in any of its periods and for any number of accounts. */
export function isKnownColumn({ channel, section }: Report, dataKey: string): boolean {
  const definition = findSection(channel, section);
  return isOwnMetricKey(dataKey) || (definition !== undefined && columnKeys(definition).has(dataKey));
}

/** The columns that conditions of the report can name. `accountCount`: of the current accounts; 0 if they are not known. */
export function conditionColumnsIn(
  { channel, section, period }: Report,
  { reportType, accountCount }: Pick<ReportViewContent, 'reportType'> & { accountCount: number },
): ReportColumnDefinition[] {
  const definition = findSection(channel, section);
  if (!definition) return [];
  const hasSeveralAccounts = accountCount !== 1;
  const isPerAccount = !hasSeveralAccounts || reportType !== reportTypes.consolidated;
  return conditionColumns({ definition, period, isPerAccount, hasSeveralAccounts });
}
