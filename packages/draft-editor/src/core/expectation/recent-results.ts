/** Totals of ads. */
export interface ResultSums {
  impression: number;
  click: number;
  /** In CNY. */
  cost: number;
}

/** A quarter of the values is below `lower`, half below `median`, three quarters below `upper`. */
export interface Quartiles {
  lower: number;
  median: number;
  upper: number;
}

/** Results of an account's campaigns in the last 30 days, from its reports. Estimates, not amounts to add up. */
export interface RecentResults {
  /** Days on which campaigns had impressions. */
  dayCount: number;
  /** Per campaign and day with impressions; null if there is none. */
  perDay: Readonly<Record<keyof ResultSums, Quartiles>> | null;
  /** CNY per click, per campaign and day with clicks; null if there is none. */
  clickPrice: Quartiles | null;
  /** CNY per conversion, per campaign and day with conversions; null if there is none. */
  conversionCost: Quartiles | null;
  /** Totals of the account; empty if not reported. */
  devices: readonly (ResultSums & { device: string })[];
  /** From 0 to 23. */
  hours: readonly (ResultSums & { hour: number })[];
  /** By Chinese names; the city is empty if only provinces are reported. */
  regions: readonly (ResultSums & { provinceName: string; cityName: string })[];
}
