import { isOwnMetricKey, metrics, type MetricId, type TitleInfo } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { describeMetric } from '../../report-engine';

/** The title of a metric's column; of any other column its data key. `titleInfos`: of the report, with its own metrics. */
export function metricTitle(
  dataKey: string,
  language: Language,
  titleInfos: readonly TitleInfo[] = [],
): string {
  const id = metricIdOf(dataKey);
  if (id !== undefined) return translate(language, 'columns', id);
  const own = titleInfos.find((info) => isOwnMetricKey(dataKey) && info.dataKey === dataKey);
  return own?.titleName ?? dataKey;
}

/** A text for each metric among the columns: its title, its formula if it has one, its meaning and its source. */
export function metricTexts(titleInfos: readonly TitleInfo[], language: Language): string[] {
  return titleInfos.flatMap((info) => {
    const id = metricIdOf(info.dataKey);
    if (id !== undefined) return metricText(translate(language, 'columns', id), describeMetric(id, language));
    if (!isOwnMetricKey(info.dataKey)) return [];
    const [meaning = '', formula = '', source = ''] = info.description?.split('\n') ?? [];
    return metricText(info.titleName, { meaning, formula, source });
  });

  function metricText(
    column: string,
    { meaning, formula, source }: ReturnType<typeof describeMetric>,
  ): string {
    const params = { column, meaning, source };
    return formula === null
      ? translate(language, 'exportFile', 'columnMeans', params)
      : translate(language, 'exportFile', 'columnIsComputed', { ...params, formula });
  }
}

function metricIdOf(dataKey: string): MetricId | undefined {
  return metricIds.find((id) => metrics[id].dataKey === dataKey);
}

const metricIds = Object.keys(metrics).filter((id): id is MetricId => id in metrics);
