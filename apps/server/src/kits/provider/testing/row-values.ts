import {
  bidModes,
  devices,
  emptyFields,
  limitTypes,
  marketingTargets,
  matchTypes,
  regionsTakenTogether,
  shopPlatforms,
  type RowFields,
  type RowKind,
} from '@meridian/draft-editor/core';
import fc from 'fast-check';

/** Values of each field, both accepted and rejected by the provider. */
export type RowValues = {
  readonly [Kind in RowKind]: {
    readonly [Field in keyof RowFields<Kind>]: fc.Arbitrary<RowFields<Kind>[Field]>;
  };
};

const text = fc.stringMatching(/^[a-z绿茶]{1,8}$/);
const url = fc.stringMatching(/^[a-z]{1,8}$/).map((path) => `https://www.example.com/${path}`);
const cents = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((amount) => amount / 100);
const bid = fc.option(cents(1, 50));
const words = fc.uniqueArray(text, { maxLength: 3 });
const number = fc.integer({ min: 1, max: 999_999 }).map(String);
const factor = fc.constantFrom(null, 1, 1.5, 2);
const region = fc.record({ regionId: fc.constantFrom(11, 31, 32, 3201, 44, 4403, 4290, 9001), factor });
const hour = fc.integer({ min: 0, max: 11 });
const schedule = fc.uniqueArray(
  fc
    .record({ weekday: fc.integer({ min: 1, max: 7 }), from: hour, hours: hour, factor })
    .map(({ weekday, from, hours, factor: own }) => ({
      weekday,
      startHour: from,
      endHour: from + hours + 1,
      factor: own,
    })),
  { selector: ({ weekday }) => weekday, minLength: 1, maxLength: 4 },
);

export const rowValues: RowValues = {
  campaign: {
    campaignName: text,
    marketingTarget: fc.constantFrom(...marketingTargets),
    shopPlatform: fc.constantFrom(null, ...shopPlatforms),
    businessPointId: fc.oneof(fc.constant(''), number, text),
    isBrandOnly: fc.boolean(),
    device: fc.constantFrom(...devices),
    budgetType: fc.constantFrom(...limitTypes),
    budget: cents(50, 500),
    bidMode: fc.constantFrom(...bidModes),
    bid,
    regions: fc.oneof(
      fc.uniqueArray(region, { selector: ({ regionId }) => regionId, minLength: 1, maxLength: 4 }),
      fc.constant(regionsTakenTogether.map((regionId) => ({ regionId, factor: 1.2 }))),
      fc.constant<RowFields<'campaign'>['regions']>([{ regionId: 999_999, factor: 1 }]),
    ),
    scheduleType: fc.constantFrom(...limitTypes),
    schedule,
    phraseNegatives: words,
    exactNegatives: words,
    isPaused: fc.boolean(),
  },
  unit: {
    adgroupName: text,
    isAutoTargeted: fc.boolean(),
    pcFinalUrl: url,
    mobileFinalUrl: url,
    monitorSuffix: fc.oneof(fc.constant(''), text),
    iosUrl: fc.oneof(
      fc.constant(''),
      url,
      number.map((id) => `https://apps.apple.com/cn/app/tea/id${id}`),
    ),
    androidApp: fc.oneof(fc.constant(''), number, fc.constant('com.example.tea')),
    bid,
    phraseNegatives: words,
    exactNegatives: words,
    isPaused: fc.boolean(),
  },
  keyword: { keyword: text, matchType: fc.constantFrom(...matchTypes), bid, isPaused: fc.boolean() },
  creative: {
    title: text,
    description1: text,
    description2: fc.oneof(fc.constant(''), text),
    pcFinalUrl: fc.oneof(fc.constant(''), url),
    mobileFinalUrl: fc.oneof(fc.constant(''), url),
    miniProgramUrl: fc.oneof(fc.constant(''), url),
    pictureTheme: fc.constantFrom('Snow', 'Lake'),
    isPaused: fc.boolean(),
  },
  picture: {
    imageId: text,
    theme: fc.constantFrom('Snow', 'Lake'),
    ratio: fc.constantFrom('1:1', '1.61:1'),
  },
};

/** Arbitrary fields of a kind. */
export function anyFields<Kind extends RowKind>(kind: Kind): fc.Arbitrary<RowFields<Kind>> {
  // asserted: every field has a value
  return fc.record(rowValues[kind]) as never;
}

/** Field names of a kind. */
export function fieldsOf<Kind extends RowKind>(kind: Kind): (keyof RowFields<Kind> & string)[] {
  // asserted: an object of the kind has its fields
  return Object.keys(emptyFields[kind]) as never;
}
