/** Every text of the strip. A host may replace single ones. */
export interface KpiStripLabels {
  /** Names the row of figures. */
  figures: string;
  loading: string;
}

/** Texts of the strip by language of the interface. */
export const kpiStripLabels = {
  cn: { figures: '关键指标', loading: '指标加载中' },
  en: { figures: 'Key figures', loading: 'Loading figures' },
  tw: { figures: '關鍵指標', loading: '指標載入中' },
} as const satisfies Record<'cn' | 'en' | 'tw', KpiStripLabels>;
