import { defaultRange } from '@meridian/date-range/core';
import { describe, expect, it } from 'vitest';
import { homeAddress } from './home-address';
import { currenciesOf, readHomeView } from './home-view';

const today = '2026-11-21';
const read = (address: Parameters<typeof readHomeView>[0]) =>
  readHomeView(address, { today, currencies: ['CNY', 'JPY'] });

describe('the address of the home page', () => {
  it('keeps known parameters, and none that is repeated or of another type', () => {
    const search = { beginDate: '2026-11-01', text: ['a', 'b'], utm: 'x', page: '2', metric: 5 };
    expect(homeAddress(search)).toEqual({ beginDate: '2026-11-01', page: '2' });
    expect(homeAddress(Object.create({ page: '3' }) as Record<string, unknown>)).toEqual({});
  });

  it('defaults to the last 31 days up to yesterday', () => {
    expect(read({})).toEqual({
      range: { beginDate: '2026-10-21', endDate: '2026-11-20' },
      isTooLong: false,
      followedOnly: false,
      currency: 'CNY',
      metric: 'cost',
      text: undefined,
      sort: null,
      page: 1,
    });
  });

  it('has everything that the page shows', () => {
    const address = {
      beginDate: '2026-11-14',
      endDate: '2026-11-20',
      followed: '1',
      currency: 'JPY',
      metric: 'ctr',
      text: ' kaede ',
      sort: 'balance desc',
      page: '3',
    };
    expect(read(address)).toMatchObject({
      range: { beginDate: '2026-11-14', endDate: '2026-11-20' },
      followedOnly: true,
      currency: 'JPY',
      metric: 'ctr',
      text: 'kaede',
      sort: { dataKey: 'balance', direction: 'desc' },
      page: 3,
    });
  });

  it.each([
    { beginDate: '2026-11-14' },
    { beginDate: '2026-11-20', endDate: '2026-11-14' },
    { beginDate: '2026-11-14', endDate: '2026-11-21' },
    { beginDate: '2026-02-30', endDate: '2026-03-30' },
    { beginDate: '', endDate: '' },
  ])('has the default range for %j', (address) => {
    expect(read(address).range).toEqual(defaultRange(1, today));
  });

  it.each([
    { currency: 'USD' },
    { metric: 'cpm' },
    { sort: 'currency asc' },
    { sort: 'balance up' },
    { sort: '__proto__ asc' },
    { page: '0' },
    { page: '-1' },
    { page: '1e3' },
    { page: '100000' },
    { followed: 'true' },
    { text: '   ' },
  ])('treats %j as absent', (address) => {
    expect(read(address)).toEqual(read({}));
  });

  it.each([
    ['2026-08-13', false],
    ['2026-08-12', true],
  ])('knows that the server draws at most 100 days: from %s to yesterday', (beginDate, isTooLong) => {
    expect(read({ beginDate, endDate: '2026-11-20' }).isTooLong).toBe(isTooLong);
  });
});

it.each([
  [['CNY', 'CNY'], ['CNY']],
  [
    ['JPY', 'CNY', 'CNY'],
    ['CNY', 'JPY'],
  ],
  [
    ['USD', 'CNY'],
    ['USD', 'CNY'],
  ],
  [[], []],
])('for accounts in %j the currencies are %j, the most frequent first', (codes, expected) => {
  expect(currenciesOf(codes.map((currency) => ({ currency })))).toEqual(expected);
});
