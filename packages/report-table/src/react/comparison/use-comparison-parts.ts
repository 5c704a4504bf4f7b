import type { Language } from '@meridian/i18n/core';
import { useMemo, useSyncExternalStore } from 'react';
import type { ComparisonLabels } from '../../core/comparison/comparison-labels';
import { partOnDemand } from '../part-on-demand';
import type { ComparisonParts } from './comparison-parts';

/** The parts for comparisons, with their words. */
export type LabelledParts = ComparisonParts & { labels: ComparisonLabels };

export interface ComparisonPartsInput {
  isNeeded: boolean;
  language: Language;
  /** Replaces single texts. */
  labels: Partial<ComparisonLabels> | undefined;
}

const parts = partOnDemand(async () => (await import('./comparison-parts')).comparisonParts);
const notNeeded = () => () => undefined;

/**
 * Loaded with the first compared table; undefined until then. Null if nothing is compared, or loading failed: the table then shows its
 * columns without comparison.
 */
export function useComparisonParts({
  isNeeded,
  language,
  labels,
}: ComparisonPartsInput): LabelledParts | null | undefined {
  const loaded = useSyncExternalStore(isNeeded ? parts.subscribe : notNeeded, parts.current, parts.current);
  return useMemo(() => {
    if (!isNeeded) return null;
    return loaded && { ...loaded, labels: { ...loaded.labelsOf[language], ...labels } };
  }, [isNeeded, loaded, language, labels]);
}
