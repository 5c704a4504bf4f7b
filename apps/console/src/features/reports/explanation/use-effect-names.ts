import type { ExplanationEffect } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useMemo } from 'react';

/** The names of the effects: those of the metrics that they change. */
export function useEffectNames(): Record<ExplanationEffect, string> {
  const { t } = useTranslation(['explanation', 'columns']);
  return useMemo(
    () => ({
      volume: t('volume'),
      mix: t('mix'),
      clickRate: t('columns:ctr'),
      price: t('columns:cpc'),
      conversionRate: t('columns:conversionRate'),
    }),
    [t],
  );
}
