import {
  type Channel,
  currencySign,
  dimensions,
  partsIdOf,
  type Section,
  type TitleInfo,
} from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { estimateColumnWidth } from '@meridian/report-table/core';
import { isSortable } from '../plan/report-order';
import type { ReportColumn } from './report-columns';

/**
 * Describes the columns of a report to a table.
 *
 * Units:  widths are CSS pixels at the medium size; `minWidth` grows with the title in the caller's language.
 *         `currency` is the one of all money shown, absent where there are several.
 */
export function titleInfos(
  columns: readonly ReportColumn[],
  subject: { channel: Channel; section: Section; currency: string | undefined },
  language: Language,
): TitleInfo[] {
  const prefix = partsIdOf(subject.channel, subject.section);
  return columns.map((column) => {
    const titleName = titleOf(column, language);
    return {
      id: `${prefix}.${column.dataKey}`,
      titleName,
      dataKey: column.dataKey,
      isSort: isSortable(column),
      minWidth: estimateColumnWidth(titleName, language),
      ...look(column, subject.currency),
    };
  });
}

function titleOf(column: ReportColumn, language: Language): string {
  switch (column.kind) {
    case 'period':
      return translate(language, 'columns', column.titleKey);
    case 'currency':
      return translate(language, 'columns', 'currency');
    case 'dimension':
      return translate(language, 'columns', dimensions[column.id].titleKey);
    case 'metric':
      return translate(language, 'columns', column.id);
  }
}

type Look = Pick<TitleInfo, 'valueType' | 'domType' | 'unit' | 'unitDesc' | 'fixedUnit' | 'width' | 'fixed'>;

function look(column: ReportColumn, currency: string | undefined): Look {
  switch (column.kind) {
    case 'period':
      return { valueType: 'String', domType: 'text', width: periodWidth[column.titleKey], fixed: 'left' };
    case 'currency':
      return { valueType: 'String', domType: 'text', width: 100, fixed: false };
    case 'dimension': {
      const { domType, width } = column.definition;
      return { valueType: 'String', domType, width, fixed: column.isLead ? 'left' : false };
    }
    case 'metric': {
      const { valueType, unit, width, isMoney } = column.definition;
      return {
        valueType,
        domType: 'text',
        unit,
        ...(isMoney && currency !== undefined && { unitDesc: currencySign(currency) }),
        // a ratio is a percentage in every view
        fixedUnit: unit === '%*100',
        width,
        fixed: false,
      };
    }
  }
}

const periodWidth = { date: 120, reportDates: 200 } as const;
