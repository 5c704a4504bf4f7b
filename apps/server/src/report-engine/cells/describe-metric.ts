import { metrics, type MetricDefinition, type MetricId } from '@meridian/api-client/contract';
import type { Language } from '@meridian/i18n/core';
import { translate } from '@meridian/i18n/texts';

/** What a metric is, in sentences; the formula names columns: `Clicks ÷ Impressions`, and is null for a sum. */
export interface MetricDescription {
  meaning: string;
  formula: string | null;
  source: string;
}

/** Describes a metric. The formula comes from its definition, so that it is the one by which values are computed. */
export function describeMetric(id: MetricId, language: Language): MetricDescription {
  const definition: MetricDefinition = metrics[id];
  const words = (key: 'fromReport' | 'fromSums' | MetricId) => translate(language, 'metrics', key);
  if (definition.kind === 'sum') {
    return { meaning: words(id), formula: null, source: words('fromReport') };
  }
  const { numerator, denominator, scale } = definition;
  const formula = translate(language, 'metrics', scale === 1 ? 'quotient' : 'scaledQuotient', {
    numerator: translate(language, 'columns', numerator),
    denominator: translate(language, 'columns', denominator),
    scale,
  });
  return { meaning: words(id), formula, source: words('fromSums') };
}
