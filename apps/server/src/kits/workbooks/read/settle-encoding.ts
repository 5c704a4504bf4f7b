import type { Source } from './table';

/** Whether a text says more about its encoding than that it has letters, digits and signs of ASCII. */
export const isBeyondAscii = (text: string): boolean => /[^\0-\x7f]/.test(text);

/**
 * The source in whose encoding most words beyond ASCII are known; without any, the likely one. Undefined when nothing
 * decides: a text in a wrong encoding has wrong names.
 */
export function settleEncoding(
  sources: readonly Source[],
  countKnown: (source: Source) => number,
): Source | undefined {
  const counted = sources.map((source) => ({ source, known: countKnown(source) }));
  const most = Math.max(0, ...counted.map(({ known }) => known));
  return most > 0
    ? counted.find(({ known }) => known === most)?.source
    : sources.find(({ isLikely }) => isLikely);
}
