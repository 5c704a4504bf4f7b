import { languages } from '@meridian/i18n/core';
import { expect, it } from 'vitest';
import { findRow } from '../model/draft';
import { exampleDraft } from '../model/example-draft';
import { rowSchemas } from '../model/rows';
import { conflictFieldTitle, conflictValueText } from './conflict-texts';

const fields = [
  'name',
  'row',
  'parentId',
  ...Object.values(rowSchemas).flatMap(({ shape }) => Object.keys(shape)),
];

it.each(languages)('names every field in %s', (language) => {
  const named = fields.filter((field) => field !== 'id');
  expect(named.filter((field) => conflictFieldTitle(field, language) === field)).toEqual([]);
});

it.each([
  ['budget', 200, '￥200.00'],
  ['budgetType', 1, 'Unlimited'],
  ['marketingTarget', 'shop', 'Online store'],
  ['matchType', 'exact', 'Exact'],
  ['isAutoTargeted', false, 'Off'],
  ['isPaused', false, 'Enabled'],
  ['isPaused', true, 'Paused'],
  ['regions', [{ regionId: 31, factor: 1.3 }], 'Shanghai × 1.30'],
  ['schedule', [{ weekday: 1, startHour: 8, endHour: 23, factor: 1 }], 'Mon 8–23 × 1.00'],
  ['exactNegatives', ['free', 'jobs'], 'free, jobs'],
  ['parentId', 'campaign-1', findRow(exampleDraft(), 'campaign', 'campaign-1')?.campaignName],
  ['campaignName', 'removed', 'removed'],
  ['campaignName', '', ''],
  ['bid', null, ''],
] as const)('words %s %j', (field, value, expected) => {
  expect(conflictValueText({ field }, value, { draft: exampleDraft(), language: 'en' })).toBe(expected);
});

it('names a business if it is known', () => {
  const options = { draft: exampleDraft(), language: 'en' as const };
  const businessName = (id: string) => ({ 3010203: '滑雪旅游' })[id];
  const text = (id: string, more = {}) =>
    conflictValueText({ field: 'businessPointId' }, id, { ...options, ...more });
  expect([text('3010203', { businessName }), text('77', { businessName }), text('77')]).toEqual([
    '滑雪旅游',
    '77',
    '77',
  ]);
});
