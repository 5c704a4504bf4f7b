/** Every text of the strip. A host may replace single ones. */
export interface KpiStripLabels {
  /** Names the row of kpis. */
  kpis: string;
  loading: string;
}

/** Texts of the strip by language of the interface. */
export const kpiStripLabels = {
  cn: { kpis: '关键指标', loading: '指标加载中' },
  en: { kpis: 'Key metrics', loading: 'Loading metrics' },
  tw: { kpis: '關鍵指標', loading: '指標載入中' },
} as const satisfies Record<'cn' | 'en' | 'tw', KpiStripLabels>;
