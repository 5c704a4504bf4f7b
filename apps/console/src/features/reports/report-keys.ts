import {
  columnKeys,
  dimensionDataKey,
  findSection,
  reportColumns,
  sortKeys,
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
