import type { PeriodBasis } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import type { Change } from '@meridian/report-table/core';
import type { MetricChange } from '@meridian/ui';
import { useCallback } from 'react';

/** A change against another week as visible text and as text for screen readers. */
export function useChangeText(basis: PeriodBasis): (change: Change | null) => MetricChange | null {
  const { t } = useTranslation('reportCentre');
  return useCallback(
    (change) => {
      if (!change) return null;
      const { kind, percentText: percent, direction, tone } = change;
      if (kind === 'new' || kind === 'stopped') {
        return { text: t(`figures.${kind}`), spoken: t(`figures.${kind}Spoken`), direction, tone };
      }
      if (percent === null) return null;
      const spoken = t(`figures.${direction}`, { percent, context: basis });
      return { text: percent, spoken, direction, tone };
    },
    [basis, t],
  );
}
