import { describe, expect, it } from 'vitest';
import { moverOf, type MoverValues } from './mover';

const about = {
  channel: 'search',
  name: '日本签证',
  accountId: 1,
  accountName: 'Kaede',
  currency: 'CNY',
} as const;

function values(cost: number, click: number, impression: number): MoverValues {
  return {
    cost: String(cost),
    click: String(click),
    cpc: click === 0 ? null : String(cost / click),
    ctr: impression === 0 ? null : String(click / impression),
  };
}

describe('a mover shows the metric that changed most in proportion', () => {
  it.each([
    ['cost, where price and clicks both rose', values(300, 15, 150), values(100, 10, 100), 'cost', '2'],
    ['clicks, where they rose more than the cost', values(150, 30, 300), values(100, 10, 100), 'click', '2'],
    ['the price, where fewer clicks cost as much', values(110, 5, 50), values(100, 10, 100), 'cpc', '1.2'],
    ['the rate, where many more saw it', values(90, 10, 1000), values(100, 10, 100), 'ctr', '-0.9'],
    ['cost before clicks, where both fell to nothing', values(0, 0, 50), values(100, 10, 100), 'cost', '-1'],
    ['a third, cut at eight decimals', values(40, 40, 40), values(30, 30, 30), 'cost', '0.33333333'],
  ])('%s', (_, current, previous, metric, change) => {
    const mover = moverOf({ ...about, current, previous });
    expect(mover).toEqual({
      ...about,
      metric,
      change,
      value: current[mover.metric],
      previousValue: previous[mover.metric],
    });
  });

  it('shows cost without a percentage if there was none on the previous day', () => {
    const mover = moverOf({ ...about, current: values(40, 8, 100), previous: values(0, 4, 100) });
    expect(mover).toEqual({ ...about, metric: 'cost', value: '40', previousValue: '0', change: null });
  });

  it('never shows a ratio that one of the days lacks', () => {
    const current = { cost: '11', click: '0', cpc: null, ctr: null };
    expect(moverOf({ ...about, current, previous: values(10, 1, 10) })).toMatchObject({
      metric: 'click',
      change: '-1',
    });
  });
});
