import {
  explanationEffects,
  type ExplainedChange,
  type ExplanationEffect,
} from '@meridian/api-client/contract';

/** A bar between two values of the change so far, in percent of the axis. */
export interface WaterfallBar {
  start: number;
  width: number;
}

export interface Waterfall {
  /** The position of the value before, from which the change is measured. */
  zero: number;
  effects: (WaterfallBar & { effect: ExplanationEffect; amount: string })[];
  /** The whole change. */
  total: WaterfallBar;
}

/** The effects of a change one after the other, each beginning where the last one ends. */
export function waterfallOf({ change, effects }: ExplainedChange): Waterfall {
  let end = 0;
  const steps = explanationEffects.flatMap((effect) => {
    const amount = effects[effect];
    if (amount === undefined) return [];
    const start = end;
    // only drawn, so that digits beyond those of a number do not matter
    end += Number(amount);
    return [{ effect, amount, from: start, to: end }];
  });
  const total = Number(change);
  const ends = [0, total, ...steps.map(({ to }) => to)];
  const least = Math.min(...ends);
  const span = Math.max(...ends) - least;
  const position = (value: number) => (span === 0 ? 0 : ((value - least) / span) * 100);
  const bar = (from: number, to: number): WaterfallBar => ({
    start: position(Math.min(from, to)),
    width: position(Math.max(from, to)) - position(Math.min(from, to)),
  });
  return {
    zero: position(0),
    effects: steps.map(({ effect, amount, from, to }) => ({ effect, amount, ...bar(from, to) })),
    total: bar(0, total),
  };
}
