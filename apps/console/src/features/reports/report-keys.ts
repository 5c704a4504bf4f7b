import {
  columnKeys,
  conditionColumns,
  dimensionDataKey,
  findSection,
  reportColumns,
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

/** The keys that the server can sort the report by. */
export function sortableKeys({ channel, section, period }: Report, isCompared: boolean): string[] {
  const definition = findSection(channel, section);
  return definition ? sortKeys(reportColumns({ definition, period }), isCompared) : [];
}

/** The columns that the report may have, in any of its periods and for any number of accounts. */
export function knownColumnKeys({ channel, section }: Report): ReadonlySet<string> {
  const definition = findSection(channel, section);
  return definition ? columnKeys(definition) : new Set();
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
