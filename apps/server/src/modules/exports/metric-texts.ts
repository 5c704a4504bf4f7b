import { metrics, type MetricId } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';
import { describeMetric } from '../../report-engine';

/** The title of a metric's column; of any other column its data key. */
export function metricTitle(dataKey: string, language: Language): string {
  const id = metricIdOf(dataKey);
  return id === undefined ? dataKey : translate(language, 'columns', id);
}

/** A text for each metric among the columns: its title, its formula if it has one, its meaning and its source. */
export function metricTexts(dataKeys: readonly string[], language: Language): string[] {
  return dataKeys
    .flatMap((key) => metricIdOf(key) ?? [])
    .map((id) => {
      const { meaning, formula, source } = describeMetric(id, language);
      const params = { column: translate(language, 'columns', id), meaning, source };
      return formula === null
        ? translate(language, 'exportFile', 'columnMeans', params)
        : translate(language, 'exportFile', 'columnIsComputed', { ...params, formula });
    });
}

function metricIdOf(dataKey: string): MetricId | undefined {
  return metricIds.find((id) => metrics[id].dataKey === dataKey);
}

const metricIds = Object.keys(metrics).filter((id): id is MetricId => id in metrics);
