/** The figures of the strip, by data key, in their order. */
export const figureKeys = ['cost', 'impression', 'click', 'ctr', 'cpc', 'conversion'] as const;
export type FigureKey = (typeof figureKeys)[number];

export function isFigureKey(key: string | undefined): key is FigureKey {
  return figureKeys.some((known) => known === key);
}
