import { expect, it } from 'vitest';
import { emptyFields } from '../model/rows';
import { rowDifference } from './row-difference';

const campaign = { ...emptyFields.campaign, id: 'c' };

it('names each changed field with both values, in the order of the fields', () => {
  const base = { ...campaign, budget: 100, campaignName: 'Winter' };
  const row = { ...base, campaignName: 'Summer', budget: 150 };
  expect(rowDifference('campaign', { base, row })).toEqual([
    { field: 'campaignName', from: 'Winter', to: 'Summer' },
    { field: 'budget', from: 100, to: 150 },
  ]);
});

it('ignores orders of lists, and factors of 1', () => {
  const base = { ...campaign, phraseNegatives: ['a', 'b'], regions: [{ regionId: 31, factor: null }] };
  const row = { ...base, phraseNegatives: ['b', 'a'], regions: [{ regionId: 31, factor: 1 }] };
  expect(rowDifference('campaign', { base, row })).toEqual([]);
});

it('ignores amounts and hours that have no meaning', () => {
  const base = { ...campaign, budgetType: 1 as const, bidMode: 'maximumClicks' as const };
  const hours = [{ weekday: 1, startHour: 8, endHour: 9, factor: null }];
  const row = { ...base, budget: 80, bid: 2, schedule: hours };
  expect(rowDifference('campaign', { base, row })).toEqual([]);
});

it('ignores what only the draft has: themes', () => {
  const creative = { ...emptyFields.creative, id: 'x' };
  expect(rowDifference('creative', { base: creative, row: { ...creative, pictureTheme: 'Snow' } })).toEqual(
    [],
  );
});

it('ignores a value that was sent in vain, but not another one', () => {
  const notSent = [{ field: 'isBrandOnly', value: true }];
  const row = { ...campaign, isBrandOnly: true };
  expect(rowDifference('campaign', { base: campaign, row, notSent })).toEqual([]);
  expect(rowDifference('campaign', { base: campaign, row })).toHaveLength(1);
});
