import { dimensionDataKey, dimensionsOf, findSection, metrics } from '@meridian/api-client/contract';
import type { Report } from './registry';

/** The column that names a row of the report. */
export function rowHeaderKey({ channel, section }: Report): string | undefined {
  const definition = findSection(channel, section);
  return definition && dimensionDataKey(definition.lead);
}

/** The column of the period, where the report has one. */
export function periodKey({ period }: Pick<Report, 'period'>): 'date' | 'reportDates' | undefined {
  if (period === 'custom') return undefined;
  return period === 'daily' ? 'date' : 'reportDates';
}

/** The columns that the server sorts by: the period and the metrics, of a comparison also what became of them. */
export function sortableKeys(report: Report, isCompared: boolean): string[] {
  const period = periodKey(report);
  const figures = metricKeys(report);
  return [
    ...(period === undefined ? [] : [period]),
    ...figures,
    ...(isCompared ? figures.flatMap((key) => [`${key}:change`, `${key}:previous`]) : []),
  ];
}

/** Every column that the report may have, in any of its periods and for any number of accounts. */
export function knownColumnKeys(report: Report): ReadonlySet<string> {
  const definition = findSection(report.channel, report.section);
  return new Set([
    'date',
    'reportDates',
    'accountNo',
    'accountName',
    'currency',
    ...(definition ? dimensionsOf(definition, 'daily').map(dimensionDataKey) : []),
    ...metricKeys(report),
  ]);
}

function metricKeys({ channel, section }: Report): string[] {
  return (findSection(channel, section)?.metrics ?? []).map((metric) => metrics[metric].dataKey);
}
