/** The figures of the strip, by data key, in their order. */
export const figureKeys = ['cost', 'impression', 'click', 'ctr', 'cpc', 'conversion'] as const;
export type KpiKey = (typeof figureKeys)[number];

export function isKpiKey(key: string | undefined): key is KpiKey {
  return figureKeys.some((known) => known === key);
}
