import {
  currencySign,
  isSortable,
  partsIdOf,
  type Channel,
  type ReportColumnDefinition,
  type Section,
  type TitleInfo,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { estimateColumnWidth } from '@meridian/report-table/core';

/** What a title depends on besides its column. `currency`: of all money shown; undefined where there are several. */
export interface TitleSubject {
  channel: Channel;
  section: Section;
  currency: string | undefined;
}

/** Describes the columns of a report to a table. */
export function titleInfos(
  columns: readonly ReportColumnDefinition[],
  subject: TitleSubject,
  language: Language,
): TitleInfo[] {
  return columns.map((column) => titleInfo(column, subject, language));
}

/**
 * Describes a column to a table.
 *
 * Units:  widths are CSS pixels at the medium size; `minWidth` grows with the title in the caller's language.
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
    dataKey,
    isSort: isSortable(column),
    minWidth: estimateColumnWidth(titleName, language),
    width,
    fixed: isFixed ? 'left' : false,
    ...formatOf(column, currency),
  };
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
    // a ratio is a percentage in every view
    fixedUnit: unit === '%*100',
  };
}
