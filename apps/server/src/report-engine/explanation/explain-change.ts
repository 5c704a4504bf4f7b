import {
  explanationEffects,
  type ExplainedChange,
  type ExplainedMetric,
  type ExplanationEffect,
} from '@meridian/api-client/contract';
import Big from 'big.js';

/** Sums that are explained, with their effects in the order in which they follow one another. */
const effectsOfSum = {
  click: ['volume', 'mix', 'clickRate'],
  conversion: ['volume', 'mix', 'clickRate', 'conversionRate'],
  cost: ['volume', 'mix', 'clickRate', 'price'],
} as const satisfies Record<string, readonly ExplanationEffect[]>;
type ExplainedSum = keyof typeof effectsOfSum;

type SumId = 'impression' | 'click' | 'cost' | 'conversion';
/** Sums of a row in one period: decimal texts. Null means no value and counts as 0. */
export type PeriodSums = Readonly<Record<SumId, string | null>>;

/** A row of a compared report. */
export interface ComparedSums {
  before: PeriodSums;
  after: PeriodSums;
}

export interface Explanation extends ExplainedChange {
  /** The metric in each period. */
  before: string;
  after: string;
  /** One for each row, in their order; they add up to the whole, effect by effect. */
  rows: ExplainedChange[];
}

/** Digits enough for quotients of all sums. */
const Exact = Big();
Exact.DP = 40;

interface Compared<T> {
  before: T;
  after: T;
}
type Sums = Record<SumId, Big>;
type Effects = Partial<Record<ExplanationEffect, Big>>;

/**
 * Explains the change of a metric by rows and effects. The sum of a row is scaled with the impressions of all rows (volume), then with its
 * own (mix), then with its clicks (click rate); what remains is the price of a click or the conversion rate. So a row without impressions
 * before changes the mix.
 *
 * Returns null for a cost per conversion if a period has no conversions.
 */
export function explainChange(metric: ExplainedMetric, rows: readonly ComparedSums[]): Explanation | null {
  const compared = rows.map(({ before, after }) => ({ before: bigSums(before), after: bigSums(after) }));
  const total = { before: totalOf(compared, 'before'), after: totalOf(compared, 'after') };
  const decimals = decimalsOf(metric, rows);
  const volume = ratio(total.after.impression, total.before.impression);
  if (metric !== 'conversionCost') {
    const explained = compared.map((row) => {
      const steps = stepsOf(metric, row, volume).map((step) => step.round(decimals));
      return differences(steps, effectsOfSum[metric]);
    });
    return explanation(explained, { before: total.before[metric], after: total.after[metric], decimals });
  }

  const costs = {
    before: ratio(total.before.cost, total.before.conversion),
    after: ratio(total.after.cost, total.after.conversion),
  };
  if (costs.before === undefined || costs.after === undefined) return null;
  const { before, after } = costs;
  // rounded one after the other, since the change of a row is a quotient
  let sum = before;
  let shown = before.round(decimals);
  const explained = compared.map((row) => {
    const cost = differences(stepsOf('cost', row, volume), effectsOfSum.cost);
    const conversion = differences(stepsOf('conversion', row, volume), effectsOfSum.conversion);
    return Object.fromEntries(
      explanationEffects.map((effect) => {
        const saved = after.times(conversion[effect] ?? 0);
        sum = sum.plus((cost[effect] ?? zero).minus(saved).div(total.before.conversion));
        const previous = shown;
        shown = sum.round(decimals);
        return [effect, shown.minus(previous)];
      }),
    );
  });
  return explanation(explained, { before, after, decimals });
}

/** What a sum of a row would be after each effect: first the sum before, last the one after. */
function stepsOf(sum: ExplainedSum, { before, after }: Compared<Sums>, volume: Big | undefined): Big[] {
  const old = before[sum];
  const impressions = ratio(after.impression, before.impression);
  const clicks = ratio(after.click, before.click);
  const afterVolume = old.times(volume ?? 1);
  // a row that had no impressions, or no clicks, has no earlier rate: all that it adds is an effect of having them
  const afterMix = impressions ? old.times(impressions) : after.impression.eq(0) ? afterVolume : after[sum];
  if (sum === 'click') return [old, afterVolume, afterMix, after.click];
  const withoutRate = old.eq(0) && !after.click.eq(0) ? after[sum] : afterMix;
  return [old, afterVolume, afterMix, clicks ? old.times(clicks) : withoutRate, after[sum]];
}

function differences(steps: readonly Big[], effects: readonly ExplanationEffect[]): Effects {
  return Object.fromEntries(
    effects.map((effect, index) => [effect, (steps[index + 1] ?? zero).minus(steps[index] ?? zero)]),
  );
}

function explanation(
  rows: readonly Effects[],
  { before, after, decimals }: Compared<Big> & { decimals: number },
): Explanation {
  const ids = explanationEffects.filter((effect) => rows.some((row) => row[effect] !== undefined));
  const whole = Object.fromEntries(
    ids.map((effect) => [effect, sumOf(rows.map((row) => row[effect] ?? zero))]),
  );
  return {
    before: before.toFixed(decimals),
    after: after.toFixed(decimals),
    ...asTexts(whole, decimals),
    rows: rows.map((row) => asTexts(row, decimals)),
  };
}

/** The sum of changes, effect by effect. */
export function sumOfChanges(changes: readonly ExplainedChange[]): ExplainedChange {
  const decimals = decimalPlaces(changes[0]?.change ?? null);
  const ids = explanationEffects.filter((effect) =>
    changes.some(({ effects }) => effects[effect] !== undefined),
  );
  const sum = (texts: readonly (string | undefined)[]) => sumOf(texts.map((text) => new Exact(text ?? 0)));
  return asTexts(
    Object.fromEntries(ids.map((effect) => [effect, sum(changes.map(({ effects }) => effects[effect]))])),
    decimals,
  );
}

function asTexts(effects: Effects, decimals: number): ExplainedChange {
  return {
    change: sumOf(Object.values(effects)).toFixed(decimals),
    effects: Object.fromEntries(
      Object.entries(effects).map(([effect, value]) => [effect, value.toFixed(decimals)]),
    ),
  };
}

function bigSums({ impression, click, cost, conversion }: PeriodSums): Sums {
  const value = (text: string | null) => new Exact(text ?? 0);
  return {
    impression: value(impression),
    click: value(click),
    cost: value(cost),
    conversion: value(conversion),
  };
}

function totalOf(rows: readonly Compared<Sums>[], period: keyof Compared<Sums>): Sums {
  const total = (sum: SumId) => sumOf(rows.map((row) => row[period][sum]));
  return {
    impression: total('impression'),
    click: total('click'),
    cost: total('cost'),
    conversion: total('conversion'),
  };
}

const zero = new Exact(0);
const sumOf = (values: readonly Big[]) => values.reduce((sum, value) => sum.plus(value), zero);

function ratio(numerator: Big, denominator: Big): Big | undefined {
  return denominator.eq(0) ? undefined : numerator.div(denominator);
}

/** Decimals of the explanation: those of the sums, so that a sum is not rounded; for money and conversions at least two. */
function decimalsOf(metric: ExplainedMetric, rows: readonly ComparedSums[]): number {
  if (metric === 'click') return 0;
  if (metric === 'conversionCost') return 2;
  const places = rows.flatMap(({ before, after }) => [before[metric], after[metric]].map(decimalPlaces));
  return places.reduce((most, count) => Math.max(most, count), 2);
}

function decimalPlaces(text: string | null): number {
  return text?.split('.')[1]?.length ?? 0;
}
