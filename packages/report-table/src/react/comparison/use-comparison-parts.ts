import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Language } from '@meridian/i18n/core';
import type { ComparisonLabels } from '../../core/comparison-labels';
import type { ComparisonParts } from './comparison-parts';

/** What draws comparisons, with its words. */
export type LabelledParts = ComparisonParts & { labels: ComparisonLabels };

export interface ComparisonPartsInput {
  isNeeded: boolean;
  language: Language;
  /** Replaces single texts. */
  labels: Partial<ComparisonLabels> | undefined;
}

let parts: ComparisonParts | null = null;
const listeners = new Set<() => void>();

/** Loaded with the first table that compares; null until then, and the table shows its columns without comparison. */
export function useComparisonParts({
  isNeeded,
  language,
  labels,
}: ComparisonPartsInput): LabelledParts | null {
  const loaded = useSyncExternalStore(subscribe, current, current);
  useEffect(() => {
    if (isNeeded && !loaded) void load();
  }, [isNeeded, loaded]);
  return useMemo(
    () => (isNeeded && loaded ? { ...loaded, labels: { ...loaded.labelsOf[language], ...labels } } : null),
    [isNeeded, loaded, language, labels],
  );
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
    // the figures themselves are there; the next table tries again
    console.warn('Report table: figures are shown without their comparison, which did not load.', error);
    return;
  }
  for (const listener of listeners) listener();
}
