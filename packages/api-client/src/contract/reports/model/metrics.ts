/** Number columns of a fact. Counts are integers; money and conversions are exact decimals. */
export const measures = ['impression', 'click', 'cost', 'conversion', 'pcCost', 'mobileCost'] as const;
export type Measure = (typeof measures)[number];

interface MetricFormat {
  dataKey: string;
  valueType: 'Long' | 'Double';
  unit: 't' | 't2' | '%*100';
  width: number;
  /** Money: the title names the currency. */
  isMoney: boolean;
}
/** A ratio is `scale * numerator / denominator` of the sums, never a mean of ratios; a zero denominator is null. */
export type MetricDefinition = MetricFormat &
  ({ kind: 'sum'; of: Measure } | { kind: 'ratio'; numerator: Measure; denominator: Measure; scale: number });

export const metrics = {
  impression: {
    dataKey: 'impression',
    kind: 'sum',
    of: 'impression',
    valueType: 'Long',
    unit: 't',
    width: 100,
    isMoney: false,
  },
  click: {
    dataKey: 'click',
    kind: 'sum',
    of: 'click',
    valueType: 'Long',
    unit: 't',
    width: 80,
    isMoney: false,
  },
  cost: {
    dataKey: 'cost',
    kind: 'sum',
    of: 'cost',
    valueType: 'Double',
    unit: 't2',
    width: 110,
    isMoney: true,
  },
  ctr: {
    dataKey: 'ctr',
    kind: 'ratio',
    numerator: 'click',
    denominator: 'impression',
    scale: 1,
    valueType: 'Double',
    unit: '%*100',
    width: 80,
    isMoney: false,
  },
  cpc: {
    dataKey: 'cpc',
    kind: 'ratio',
    numerator: 'cost',
    denominator: 'click',
    scale: 1,
    valueType: 'Double',
    unit: 't2',
    width: 100,
    isMoney: true,
  },
  cpm: {
    dataKey: 'cpm',
    kind: 'ratio',
    numerator: 'cost',
    denominator: 'impression',
    scale: 1000,
    valueType: 'Double',
    unit: 't2',
    width: 100,
    isMoney: true,
  },
  conversion: {
    dataKey: 'conversion',
    kind: 'sum',
    of: 'conversion',
    valueType: 'Double',
    unit: 't',
    width: 90,
    isMoney: false,
  },
  conversionCost: {
    dataKey: 'conversionCost',
    kind: 'ratio',
    numerator: 'cost',
    denominator: 'conversion',
    scale: 1,
    valueType: 'Double',
    unit: 't2',
    width: 110,
    isMoney: true,
  },
  conversionRate: {
    dataKey: 'conversionRate',
    kind: 'ratio',
    numerator: 'conversion',
    denominator: 'click',
    scale: 1,
    valueType: 'Double',
    unit: '%*100',
    width: 100,
    isMoney: false,
  },
  pcCost: {
    dataKey: 'PcCost',
    kind: 'sum',
    of: 'pcCost',
    valueType: 'Double',
    unit: 't2',
    width: 110,
    isMoney: true,
  },
  mobileCost: {
    dataKey: 'mobileCost',
    kind: 'sum',
    of: 'mobileCost',
    valueType: 'Double',
    unit: 't2',
    width: 110,
    isMoney: true,
  },
} as const satisfies Record<string, MetricDefinition>;
export type MetricId = keyof typeof metrics;

/** Metrics of every section, in their default order: what was paid for what comes first. */
export const commonMetrics = [
  'cost',
  'click',
  'ctr',
  'cpc',
  'conversion',
  'impression',
  'cpm',
  'conversionCost',
  'conversionRate',
] as const satisfies readonly MetricId[];
