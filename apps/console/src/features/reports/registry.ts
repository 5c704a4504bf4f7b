import { periodPickerType, reportPages, type ReportPageDefinition } from '@meridian/api-client/contract';
import type { RangeType } from '@meridian/date-range/core';

/** A report page: its definition in the contract, with an id. */
export interface Report extends ReportPageDefinition {
  /** Such as `search-keyword-daily`, or `centre-search-keyword` in the report centre; never changes. */
  id: string;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function idOf({ layout, kind, channel, section, period }: ReportPageDefinition): string {
  if (layout === 'console') return `${channel}-${kebab(section)}-${period}`;
  return `centre-${channel}-${kebab(kind === 'section' ? section : kind)}`;
}

/** Every report page, in the order of the menu. */
export const reports: readonly Report[] = reportPages.map((page) => ({ ...page, id: idOf(page) }));

const byPath = new Map(reports.map((report) => [report.path, report]));

/** The report at a path; undefined if there is none. */
export function findReport(path: string): Report | undefined {
  return byPath.get(path);
}

/** The same section in its other periods, in the order of the control above the table. */
export function periodsOf({ layout, channel, section }: Report): Report[] {
  return reports.filter(
    (other) => other.layout === layout && other.channel === channel && other.section === section,
  );
}

/** The date picker rules of a report: one week in the report centre, otherwise those of its period. */
export function pickerTypeOf({ layout, period }: Pick<Report, 'layout' | 'period'>): RangeType {
  return layout === 'centre' ? 3 : periodPickerType[period];
}
