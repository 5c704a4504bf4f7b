import { describe, expect, it } from 'vitest';
import { emptyFields, type Row } from '../../core';
import { cellOf, columnOfField, toFields } from './field-cells';

const names = { language: 'en', businessName: (id: string) => `business ${id}` } as const;
const campaign: Row<'campaign'> = {
  ...emptyFields.campaign,
  id: 'campaign-1',
  campaignName: 'Ski',
  budget: 80,
  businessPointId: '7',
  regions: [{ regionId: 11, factor: null }],
  scheduleType: 2,
  schedule: [{ weekday: 1, startHour: 8, endHour: 20, factor: null }],
  phraseNegatives: ['used', 'free'],
};

describe('cells of campaigns', () => {
  it.each([
    ['campaignName', 'Ski'],
    ['isPaused', 'false'],
    ['device', '3'],
    ['budget', 80],
    ['bid', null],
    ['shopPlatform', null],
    ['businessPointId', 'business 7'],
    ['regions', 'Beijing'],
    ['phraseNegatives', 'used; free'],
  ] as const)('%s is %j', (field, cell) => {
    expect(cellOf(field, campaign, names)).toBe(cell);
  });

  it('names a budget or hours without a limit', () => {
    const unlimited = { ...campaign, budgetType: 1, scheduleType: 1 } as const;
    expect(cellOf('budget', unlimited, names)).toBe('unlimited');
    expect(cellOf('schedule', unlimited, names)).toBe('Unlimited');
  });

  it('sets the type of a budget with its amount', () => {
    expect(toFields('budget', 'unlimited')).toEqual({ budgetType: 1, budget: null });
    expect(toFields('budget', 90)).toEqual({ budgetType: 2, budget: 90 });
    expect(toFields('budget', null)).toEqual({ budgetType: 2, budget: null });
    expect(toFields('device', '2')).toEqual({ device: 2 });
  });

  it('shows what concerns the type of a field at the field', () => {
    expect(['budgetType', 'scheduleType', 'bid'].map(columnOfField)).toEqual(['budget', 'schedule', 'bid']);
  });
});
