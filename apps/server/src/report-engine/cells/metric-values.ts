/** Decimal texts by metric id; null for a metric without a value. */
export type MetricValues = Readonly<Record<string, string | null>>;
