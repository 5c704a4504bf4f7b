import {
  currencySign,
  isSortable,
  partsIdOf,
  type Channel,
  type MetricId,
  type ReportColumnDefinition,
  type Section,
  type TitleInfo,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { estimateColumnWidth } from '@meridian/report-table/core';
import { describeMetric } from './describe-metric';

/**
 * What a title depends on, in addition to its column. `currency`: of all displayed amounts; undefined if there are
 * several.
 */
export interface TitleSubject {
  channel: Channel;
  section: Section;
  currency: string | undefined;
}

/** Describes the columns of a report for a table. */
export function titleInfos(
  columns: readonly ReportColumnDefinition[],
  subject: TitleSubject,
  language: Language,
): TitleInfo[] {
  return columns.map((column) => titleInfo(column, subject, language));
}

/**
 * Describes a column for a table.
 *
 * Units: widths are CSS pixels at medium size; `minWidth` grows with the title in the user's language.
 */
export function titleInfo(
  column: ReportColumnDefinition,
  { channel, section, currency }: TitleSubject,
  language: Language,
): TitleInfo {
  const { dataKey, width, isFixed } = column;
  const titleName = translate(language, 'columns', column.titleKey);
  return {
    id: `${partsIdOf(channel, section)}.${dataKey}`,
    titleName,
    ...(column.kind === 'metric' && { description: descriptionOf(column.id, language) }),
    dataKey,
    isSort: isSortable(column),
    minWidth: estimateColumnWidth(titleName, language),
    width,
    fixed: isFixed ? 'left' : false,
    ...formatOf(column, currency),
  };
}

function descriptionOf(id: MetricId, language: Language): string {
  const { meaning, formula, source } = describeMetric(id, language);
  return [meaning, formula, source].filter((line) => line !== null).join('\n');
}

function formatOf(
  column: ReportColumnDefinition,
  currency: string | undefined,
): Pick<TitleInfo, 'valueType' | 'domType' | 'unit' | 'unitDesc' | 'fixedUnit'> {
  if (column.kind !== 'metric') {
    return { valueType: 'String', domType: column.kind === 'dimension' ? column.definition.domType : 'text' };
  }
  const { valueType, unit, isMoney } = column.definition;
  return {
    valueType,
    domType: 'text',
    unit,
    ...(isMoney && currency !== undefined && { unitDesc: currencySign(currency) }),
    // ratios are percentages in every view
    fixedUnit: unit === '%*100',
  };
}
