import {
  findSection,
  reportColumns,
  type ColumnTitleKey,
  type ReportGrouping,
  type TitleInfo,
} from '@meridian/api-client/contract';
import type { Report } from '../registry';

/** The probable columns of a report, for its header until the server has described them. */
export function expectedColumns(
  report: Report,
  titleOf: (key: ColumnTitleKey) => string,
  groupBy?: ReportGrouping,
): TitleInfo[] {
  const definition = findSection(report.channel, report.section);
  if (!definition) return [];
  return reportColumns({ definition, period: report.period, groupBy }).map((column) => ({
    id: column.dataKey,
    dataKey: column.dataKey,
    titleName: titleOf(column.titleKey),
    isSort: false,
    valueType: column.kind === 'metric' ? column.definition.valueType : 'String',
    domType: 'text',
    width: column.width,
    fixed: column.isFixed ? 'left' : false,
  }));
}
