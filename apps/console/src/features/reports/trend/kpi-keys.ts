/** The KPIs of a report, by data key, in order. */
export const kpiKeys = ['cost', 'impression', 'click', 'ctr', 'cpc', 'conversion'] as const;
export type KpiKey = (typeof kpiKeys)[number];

export function isKpiKey(key: string | undefined): key is KpiKey {
  return kpiKeys.some((known) => known === key);
}
