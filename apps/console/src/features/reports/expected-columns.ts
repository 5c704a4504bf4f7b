import {
  columnsOf,
  dimensionDataKey,
  dimensions,
  findSection,
  metrics,
  type TitleInfo,
} from '@meridian/api-client/contract';
import type { Resources } from '@meridian/i18n';
import type { Report } from './registry';

/**
 * The columns that a report will have, for its head until the server has described them: where the first answer is
 * awaited, or none can be had.
 */
export function expectedColumns(
  report: Report,
  titleOf: (key: keyof Resources['columns']) => string,
): TitleInfo[] {
  const definition = findSection(report.channel, report.section);
  if (!definition) return [];
  const column = (dataKey: string, titleName: string, look: Partial<TitleInfo>): TitleInfo => ({
    id: dataKey,
    dataKey,
    titleName,
    isSort: false,
    valueType: 'String',
    domType: 'text',
    fixed: false,
    ...look,
  });
  const period = report.period === 'daily' ? 'date' : 'reportDates';
  return [
    ...(report.period === 'custom'
      ? []
      : [column(period, titleOf(period), { width: period === 'date' ? 120 : 200, fixed: 'left' })]),
    ...columnsOf(definition, report.period).map((own) =>
      'metric' in own
        ? column(metrics[own.metric].dataKey, titleOf(own.metric), {
            width: metrics[own.metric].width,
            valueType: metrics[own.metric].valueType,
          })
        : column(dimensionDataKey(own.dimension), titleOf(dimensions[own.dimension].titleKey), {
            width: dimensions[own.dimension].width,
            fixed: own.dimension === definition.lead ? 'left' : false,
          }),
    ),
  ];
}
