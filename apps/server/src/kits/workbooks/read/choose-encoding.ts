import type { Source } from './table';

/** Whether a text has characters beyond ASCII, which can reveal its encoding. */
export const isBeyondAscii = (text: string): boolean => /[^\0-\x7f]/.test(text);

/**
 * The source whose encoding yields the most known words beyond ASCII; without any, the likely one. Undefined if
 * undecidable, because a wrong encoding would produce wrong names.
 */
export function chooseEncoding(
  sources: readonly Source[],
  countKnown: (source: Source) => number,
): Source | undefined {
  const counted = sources.map((source) => ({ source, known: countKnown(source) }));
  const most = Math.max(0, ...counted.map(({ known }) => known));
  return most > 0
    ? counted.find(({ known }) => known === most)?.source
    : sources.find(({ isLikely }) => isLikely);
}
