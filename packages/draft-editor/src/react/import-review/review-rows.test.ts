import { expect, it } from 'vitest';
import { businessTree } from '../../core';
import { overwrittenTexts } from './review-rows';

const hours = [{ weekday: 1, startHour: 8, endHour: 22, factor: 1 }];

const businesses = businessTree({
  ids: ['travel', 'snow'],
  names: ['Travel', 'Skiing'],
  parents: [-1, 0],
  leaves: [false, true],
  initials: ['l', 'h'],
});

it.each([
  [[{ field: 'bid', from: null, to: 2.8 }], [['Bid (CNY)', '(empty)', '2.80']]],
  [
    [
      { field: 'budgetType', from: 2, to: 1 },
      { field: 'budget', from: 90, to: null },
    ],
    [['Daily budget (CNY)', '90.00', 'Unlimited']],
  ],
  [
    [
      { field: 'scheduleType', from: 1, to: 2 },
      { field: 'schedule', from: [], to: hours },
    ],
    [['Ad schedule', 'Unlimited', 'Mon 8-22']],
  ],
  [[{ field: 'scheduleType', from: 2, to: 1 }], [['Ad schedule', 'No hours', 'Unlimited']]],
  [
    [{ field: 'regions', from: [], to: [{ regionId: 31, factor: 1.2 }] }],
    [['Promotion region', '(empty)', 'Shanghai (1.2)']],
  ],
  [[{ field: 'exactNegatives', from: ['a'], to: ['a', 'b'] }], [['Exact negatives', 'a', 'a\nb']]],
  [[{ field: 'businessPointId', from: '', to: 'snow' }], [['Promoted business', '(empty)', 'Travel/Skiing']]],
  [
    [{ field: 'businessPointId', from: 'snow', to: 'gone' }],
    [['Promoted business', 'Travel/Skiing', 'gone']],
  ],
])('words %j', (overwritten, texts) => {
  const worded = overwrittenTexts(overwritten, { language: 'en', businesses }).map(({ title, from, to }) => [
    title,
    from,
    to,
  ]);
  expect(worded).toEqual(texts);
});
