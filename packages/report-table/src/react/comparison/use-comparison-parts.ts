import type { Language } from '@meridian/i18n/core';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ComparisonLabels } from '../../core/comparison/comparison-labels';
import type { ComparisonParts } from './comparison-parts';

/** What draws comparisons, with its words. */
export type LabelledParts = ComparisonParts & { labels: ComparisonLabels };

export interface ComparisonPartsInput {
  isNeeded: boolean;
  language: Language;
  /** Replaces single texts. */
  labels: Partial<ComparisonLabels> | undefined;
}

/** undefined until they are loaded; null where they cannot be. */
let parts: ComparisonParts | null | undefined;
const listeners = new Set<() => void>();

/**
 * Loaded with the first table that compares; undefined until then. null where nothing is compared, or they cannot be
 * loaded: then the table shows its columns without comparison.
 */
export function useComparisonParts({
  isNeeded,
  language,
  labels,
}: ComparisonPartsInput): LabelledParts | null | undefined {
  const loaded = useSyncExternalStore(subscribe, current, current);
  useEffect(() => {
    if (isNeeded && loaded === undefined) void load();
  }, [isNeeded, loaded]);
  return useMemo(() => {
    if (!isNeeded) return null;
    return loaded && { ...loaded, labels: { ...loaded.labelsOf[language], ...labels } };
  }, [isNeeded, loaded, language, labels]);
}

const current = () => parts;

function subscribe(onLoad: () => void) {
  listeners.add(onLoad);
  return () => listeners.delete(onLoad);
}

async function load(): Promise<void> {
  try {
    parts = (await import('./comparison-parts')).comparisonParts;
  } catch (error) {
    parts = null;
    console.warn('Report table: the comparison did not load; the table is shown without it.', error);
  }
  for (const listener of listeners) listener();
}
