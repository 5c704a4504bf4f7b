import type { WeeklyOverview } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { StripFigureData } from '@meridian/ui';
import { drawnFigure } from '../../../../lib/figures';
import { figureKeys } from '../../figure-keys';
import { changeOfFigure, figureOf, formatFigure } from '../figures';
import { useChangeText } from '../use-change-text';

/** The figures of the strip: the week, its change against the week before, its course by day. */
export function useStripFigures(): (overview: WeeklyOverview) => StripFigureData[] {
  const { t } = useTranslation('columns');
  const changeText = useChangeText();
  return ({ summary, previousSummary, days, currency }) =>
    figureKeys.map((metric) => ({
      id: metric,
      label: t(metric),
      value: formatFigure(figureOf(summary, metric), metric, currency),
      change: changeText(changeOfFigure(summary, previousSummary, metric)),
      trend: days.map(({ values }) => drawnFigure(figureOf(values, metric))),
    }));
}
