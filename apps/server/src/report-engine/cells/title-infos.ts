import {
  currencySign,
  describeFormula,
  isSortable,
  ownMetricFormats,
  partsIdOf,
  type Channel,
  type MetricId,
  type MetricTarget,
  type OwnMetric,
  type OwnMetricFormat,
  type ReportColumnDefinition,
  type Section,
  type TitleInfo,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { estimateColumnWidth } from '@meridian/report-table/core';
import { formatValue } from '@meridian/report-table/format';
import type { PlannedColumn } from '../plan/plan-columns';
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
  columns: readonly PlannedColumn[],
  subject: TitleSubject,
  language: Language,
): TitleInfo[] {
  return columns.map((column) =>
    column.kind === 'ownMetric'
      ? ownTitleInfo(column.metric, subject, language)
      : titleInfo(column, subject, language),
  );
}

const ownMetricWidth = 110;

function ownTitleInfo(
  { dataKey, name, formula, format, target }: OwnMetric,
  { channel, section, currency }: TitleSubject,
  language: Language,
): TitleInfo {
  const { unit, isMoney } = ownMetricFormats[format];
  return {
    id: `${partsIdOf(channel, section)}.${dataKey}`,
    titleName: name,
    description: [
      meaningOf(target, format, language),
      formulaText(formula, language),
      translate(language, 'metrics', 'fromSums'),
    ].join('\n'),
    dataKey,
    isSort: true,
    minWidth: estimateColumnWidth(name, language),
    width: ownMetricWidth,
    fixed: false,
    valueType: 'Double',
    domType: 'text',
    unit,
    ...(isMoney && currency !== undefined && { unitDesc: currencySign(currency) }),
    fixedUnit: unit === '%*100',
    ...(target && { target }),
  };
}

/** What an own metric is, with its target. */
function meaningOf(target: MetricTarget | null, format: OwnMetricFormat, language: Language): string {
  if (target === null) return translate(language, 'metrics', 'ownMetric');
  const number = formatValue(target.value, 't');
  const value = format === 'percent' ? `${number}%` : number;
  return translate(language, 'metrics', target.better === 'higher' ? 'ownMetricAtLeast' : 'ownMetricAtMost', {
    value,
  });
}

/** A formula with the titles of its metrics. */
function formulaText(formula: OwnMetric['formula'], language: Language): string {
  return describeFormula(formula, {
    title: (id) => translate(language, 'columns', id),
    total: (title) => translate(language, 'metrics', 'totalOf', { title }),
  });
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
