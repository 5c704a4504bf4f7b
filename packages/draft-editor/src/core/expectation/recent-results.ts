/** What ads got, in all. */
export interface ResultSums {
  impression: number;
  click: number;
  /** CNY. */
  cost: number;
}

/** A quarter of the values is below `lower`, half below `median`, three quarters below `upper`. */
export interface Quartiles {
  lower: number;
  median: number;
  upper: number;
}

/** What the campaigns of an account got in the last 30 days, from its reports. Estimates, not amounts to add up. */
export interface RecentResults {
  /** Days on which campaigns had impressions. */
  dayCount: number;
  /** Of one campaign on one day with impressions; null: there is none. */
  perDay: Readonly<Record<keyof ResultSums, Quartiles>> | null;
  /** CNY a click, of one campaign on one day with clicks; null: there is none. */
  clickPrice: Quartiles | null;
  /** CNY a conversion, of one campaign on one day with conversions; null: there is none. */
  conversionCost: Quartiles | null;
  /** Of the account; empty: not reported. */
  devices: readonly (ResultSums & { device: string })[];
  /** From 0 to 23. */
  hours: readonly (ResultSums & { hour: number })[];
  /** By their Chinese names; a city is empty where only provinces are reported. */
  regions: readonly (ResultSums & { provinceName: string; cityName: string })[];
}
