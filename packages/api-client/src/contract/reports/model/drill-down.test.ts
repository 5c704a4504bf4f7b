import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionColumns, conditionProblem } from './conditions';
import { dimensionDataKey } from './dimensions';
import { drillDownFilters, drillDownOf, hoursBelow } from './drill-down';
import { channels, findSection, sectionsOf, type Channel, type Section } from './sections';

const levels = channels.flatMap((channel) =>
  sectionsOf(channel).flatMap((section) => {
    const below = drillDownOf(channel, section);
    return below ? [{ channel, section, below }] : [];
  }),
);
const pathFrom = (channel: Channel, section: Section): Section[] => {
  const below = drillDownOf(channel, section);
  return below ? [section, ...pathFrom(channel, below.section)] : [section];
};
const name = fc.string({ unit: 'binary', minLength: 1, maxLength: 100 });

describe('the level below a section', () => {
  it.each([
    ['search', 'account', ['account', 'campaign', 'unit', 'keyword', 'searchTerm']],
    ['search', 'designDaily', ['designDaily']],
    ['search', 'region', ['region']],
    ['feed', 'account', ['account', 'campaign', 'unit', 'designDaily']],
    ['feed', 'crowd', ['crowd']],
  ] as const)('leads from %s %s over %j', (channel, section, path) => {
    expect(pathFrom(channel, section)).toEqual(path);
  });

  it.each(levels)('of $channel $section has every name of its rows', ({ channel, section, below }) => {
    const names = findSection(channel, section)?.dimensions.filter((id) => /Name$|Word$/.test(id));
    // the account is a filter of its own
    expect(below.by).toEqual(names?.filter((id) => id !== 'accountName'));
    expect(findSection(channel, below.section)?.dimensions).toEqual(expect.arrayContaining([...below.by]));
  });

  it.each(levels)('of $channel $section has valid filters for any names', ({ channel, below }) => {
    const definition = findSection(channel, below.section);
    if (!definition) throw new Error('no section');
    const columns = conditionColumns({ definition, period: 'daily' });
    fc.assert(
      fc.property(fc.array(fc.option(name), { minLength: 3, maxLength: 3 }), (values) => {
        const row = Object.fromEntries(
          below.by.map((id, place) => [dimensionDataKey(id), values[place] ?? null]),
        );
        const { where = [], ...lists } =
          drillDownFilters(below, { ...row, currency: 'CNY', cost: '5' }) ?? {};
        expect(
          Object.keys(lists).filter((filter) => !definition.filters.some((own) => own === filter)),
        ).toEqual([]);
        for (const condition of where.flat())
          expect(conditionProblem(condition, { columns, isCompared: false })).toBeUndefined();
        const exact = new Map([
          ...Object.entries(lists),
          ...where.flat().map((condition) => [condition.column, condition.values] as const),
        ]);
        for (const [key, value] of Object.entries(row))
          expect(exact.get(key)).toEqual(value === null ? [] : [value]);
        expect(exact.get('currency')).toEqual(['CNY']);
      }),
    );
  });

  it('has no filters for a row that lacks a column, or whose name is too long', () => {
    const below = drillDownOf('search', 'unit');
    if (!below) throw new Error('no level');
    const row = { campaignName: 'a', adgroupName: 'b' };
    expect(drillDownFilters(below, row)).toEqual({ campaignName: ['a'], adgroupName: ['b'] });
    expect(drillDownFilters(below, { adgroupName: 'b' })).toBeUndefined();
    expect(drillDownFilters(below, { ...row, adgroupName: 'b'.repeat(201) })).toBeUndefined();
  });
});

it('splits into hours the days of accounts only', () => {
  const split = channels.flatMap((channel) =>
    sectionsOf(channel).flatMap((section) =>
      hoursBelow(channel, section, 'daily') ? [`${channel} ${section}`] : [],
    ),
  );
  expect(split).toEqual(['search account', 'feed account']);
  expect(hoursBelow('search', 'account', 'weekly')).toBeUndefined();
});
