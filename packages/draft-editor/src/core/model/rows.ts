import * as z from 'zod/mini';

/** Longer text is no value of any field; what a field really allows is checked by rules, so that a draft can hold it meanwhile. */
export const maxFieldLength = 10_000;

const text = z.string().check(
  z.maxLength(maxFieldLength),
  // text of the database cannot contain them
  z.refine((value) => !/[\0\p{Cs}]/u.test(value), { error: 'unstorable_text' }),
);
const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));
/** CNY with up to two decimals; null: empty. */
const amount = z.nullable(z.number());
/** A bidding factor; null: empty. */
const factor = z.nullable(z.number());

/** What a campaign advertises: a page, an app, or a shop. */
export const marketingTargets = ['website', 'app', 'shop'] as const;
/** Where a shop is; only of campaigns that advertise one. */
export const shopPlatforms = ['shopBuilder', 'healthMall', 'taobao', 'jd', 'other'] as const;
/** 1 computer, 2 mobile, 3 unlimited. */
export const devices = [1, 2, 3] as const;
/** Fields of a unit with negative keywords. */
export const negativeFields = ['phraseNegatives', 'exactNegatives'] as const;
export type NegativeField = (typeof negativeFields)[number];
/** 1 unlimited, 2 custom. */
export const limitTypes = [1, 2] as const;
/** What is bid for: each click, a conversion at a target cost, or as many clicks as the budget allows. */
export const bidModes = ['click', 'conversion', 'maximumClicks'] as const;
/** As in reports: `exact` is shown as Precise, `smart` as Auto. */
export const matchTypes = ['exact', 'phrase', 'smart'] as const;
/** Width to height. */
export const pictureRatios = ['1:1', '1.61:1'] as const;

const regionSchema = z.object({
  /** Id of a province, a city, or a region overseas. */
  regionId: z.int().check(z.nonnegative()),
  factor,
});
const timeWindowSchema = z.object({
  /** 1 is Monday. */
  weekday: z.int().check(z.gte(1), z.lte(7)),
  /** 0 to 23. */
  startHour: z.int().check(z.gte(0), z.lte(23)),
  /** 1 to 24, later than the start. */
  endHour: z.int().check(z.gte(1), z.lte(24)),
  factor,
});

const campaignFields = z.object({
  campaignName: text,
  marketingTarget: z.enum(marketingTargets),
  shopPlatform: z.nullable(z.enum(shopPlatforms)),
  /** Node of the provider's tree of businesses; empty: none chosen. */
  businessPointId: text,
  /** Advertises only keywords of the brand, and no business. */
  isBrandOnly: z.boolean(),
  device: z.literal(devices),
  budgetType: z.literal(limitTypes),
  /** CNY a day, where the budget is custom. */
  budget: amount,
  bidMode: z.enum(bidModes),
  /** CNY a click or conversion. */
  bid: amount,
  regions: z.array(regionSchema).check(z.maxLength(1_000)),
  scheduleType: z.literal(limitTypes),
  /** Hours in which ads are shown, where the schedule is custom. */
  schedule: z.array(timeWindowSchema).check(z.maxLength(7 * 24)),
});

/** More are no value; how many a unit may have is checked by a rule. */
export const maxNegativeWords = 1_000;
/** Words that hide the ads of a unit from searches, each once. */
const negativeWords = z.array(text.check(z.minLength(1))).check(z.maxLength(maxNegativeWords));

const unitFields = z.object({
  adgroupName: text,
  /** Finds searches without keywords. */
  isAutoTargeted: z.boolean(),
  pcFinalUrl: text,
  mobileFinalUrl: text,
  /** Appended to both addresses. */
  monitorSuffix: text,
  iosUrl: text,
  /** Number of the app's channel at the provider; packages and addresses are for people only. */
  androidApp: text,
  /** CNY a click; null: that of the campaign. */
  bid: amount,
  /** Hide the ads from searches that contain one of them. */
  phraseNegatives: negativeWords,
  /** Hide the ads from searches that are one of them. */
  exactNegatives: negativeWords,
});

const keywordFields = z.object({
  keyword: text,
  matchType: z.enum(matchTypes),
  /** CNY a click; null: that of the unit. */
  bid: amount,
});

const creativeFields = z.object({
  title: text,
  description1: text,
  description2: text,
  /** Empty: the address of the unit. */
  pcFinalUrl: text,
  mobileFinalUrl: text,
  miniProgramUrl: text,
  /** Theme of the unit's pictures that are shown with it. */
  pictureTheme: text,
});

const pictureFields = z.object({
  imageId: text,
  theme: text,
  ratio: z.enum(pictureRatios),
});

/** Fields that users edit, by kind of row. They bound types and sizes only: rules say what is right. */
export const fieldSchemas = {
  campaign: campaignFields,
  unit: unitFields,
  keyword: keywordFields,
  creative: creativeFields,
  picture: pictureFields,
};

export type RowKind = keyof typeof fieldSchemas;
export const rowKinds = ['campaign', 'unit', 'keyword', 'creative', 'picture'] as const satisfies RowKind[];

/** What contains a row of a kind; null: the draft. */
export const parentKinds = {
  campaign: null,
  unit: 'campaign',
  keyword: 'unit',
  creative: 'unit',
  picture: 'unit',
} as const satisfies Record<RowKind, RowKind | null>;

/** Id of the parent of campaigns. */
export const rootId = '';

/** The edited fields of a row. */
export type RowFields<Kind extends RowKind = RowKind> = {
  [Each in Kind]: z.infer<(typeof fieldSchemas)[Each]>;
}[Kind];
/** A row; ids are made by whoever adds it, unique in the draft. */
export type Row<Kind extends RowKind = RowKind> = RowFields<Kind> & { readonly id: string };
export type Region = z.infer<typeof regionSchema>;
export type TimeWindow = z.infer<typeof timeWindowSchema>;

const withId = { id };
/** Rows as they are sent and stored. */
export const rowSchemas = {
  campaign: z.extend(campaignFields, withId),
  unit: z.extend(unitFields, withId),
  keyword: z.extend(keywordFields, withId),
  creative: z.extend(creativeFields, withId),
  picture: z.extend(pictureFields, withId),
};
export const rowIdSchema = id;
export const draftNameSchema = text;

/** Fields of a new row. */
export const emptyFields: { readonly [Kind in RowKind]: RowFields<Kind> } = {
  campaign: {
    campaignName: '',
    marketingTarget: 'website',
    shopPlatform: null,
    businessPointId: '',
    isBrandOnly: false,
    device: 3,
    budgetType: 2,
    budget: null,
    bidMode: 'click',
    bid: null,
    regions: [],
    scheduleType: 1,
    schedule: [],
  },
  unit: {
    adgroupName: '',
    isAutoTargeted: true,
    pcFinalUrl: '',
    mobileFinalUrl: '',
    monitorSuffix: '',
    iosUrl: '',
    androidApp: '',
    bid: null,
    phraseNegatives: [],
    exactNegatives: [],
  },
  keyword: { keyword: '', matchType: 'phrase', bid: null },
  creative: {
    title: '',
    description1: '',
    description2: '',
    pcFinalUrl: '',
    mobileFinalUrl: '',
    miniProgramUrl: '',
    pictureTheme: '',
  },
  picture: { imageId: '', theme: '', ratio: '1.61:1' },
};
