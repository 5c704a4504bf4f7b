import * as z from 'zod/mini';

/** Maximum length of any field. Rules check the real limits, so that a draft can hold longer texts meanwhile. */
export const maxFieldLength = 10_000;

const text = z.string().check(
  z.maxLength(maxFieldLength),
  // the database cannot store them in texts
  z.refine((value) => !/[\0\p{Cs}]/u.test(value), { error: 'unstorable_text' }),
);
const id = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w-]+$/));
/** Whether the provider shows no ads of the row and its contents. */
const isPaused = z.boolean();
/** CNY with up to two decimals; null if empty. */
const amount = z.nullable(z.number());
/** A bidding factor; null if empty. */
const factor = z.nullable(z.number());

/** What a campaign advertises: a page, an app, or a shop. */
export const marketingTargets = ['website', 'app', 'shop'] as const;
/** The platform of a shop; only for campaigns that advertise one. */
export const shopPlatforms = ['shopBuilder', 'healthMall', 'taobao', 'jd', 'other'] as const;
/** 1 computer, 2 mobile, 3 unlimited. */
export const devices = [1, 2, 3] as const;
/** Fields of a campaign or unit with negative keywords. */
export const negativeFields = ['phraseNegatives', 'exactNegatives'] as const;
export type NegativeField = (typeof negativeFields)[number];
/** 1 unlimited, 2 custom. */
export const limitTypes = [1, 2] as const;
/** What a campaign bids for: each click, a conversion at a target cost, or as many clicks as the budget allows. */
export const bidModes = ['click', 'conversion', 'maximumClicks'] as const;
/** As in reports: `smart` is displayed as Auto. */
export const matchTypes = ['exact', 'phrase', 'smart'] as const;
/** Ratio of width to height. */
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

/** More are rejected as a value; rules check how many a campaign or unit may have. */
export const maxNegativeWords = 1_000;
/** Words that hide ads from searches, each once. */
const negativeWords = z.array(text.check(z.minLength(1))).check(z.maxLength(maxNegativeWords));
const negatives = {
  /** Hide the ads from searches that contain one of these words. */
  phraseNegatives: negativeWords,
  /** Hide the ads from searches that equal one of these words. */
  exactNegatives: negativeWords,
};

const campaignFields = z.object({
  campaignName: text,
  marketingTarget: z.enum(marketingTargets),
  shopPlatform: z.nullable(z.enum(shopPlatforms)),
  /** Node of the provider's tree of businesses; empty if none is selected. */
  businessPointId: text,
  /** Advertises only keywords of the brand instead of a business. */
  isBrandOnly: z.boolean(),
  device: z.literal(devices),
  budgetType: z.literal(limitTypes),
  /** CNY per day, if the budget is custom. */
  budget: amount,
  bidMode: z.enum(bidModes),
  /** CNY per click or conversion. */
  bid: amount,
  regions: z.array(regionSchema).check(z.maxLength(1_000)),
  scheduleType: z.literal(limitTypes),
  /** Hours in which ads are shown, if the schedule is custom. */
  schedule: z.array(timeWindowSchema).check(z.maxLength(7 * 24)),
  ...negatives,
  isPaused,
});

const unitFields = z.object({
  adgroupName: text,
  /** Whether it also matches searches without keywords. */
  isAutoTargeted: z.boolean(),
  pcFinalUrl: text,
  mobileFinalUrl: text,
  /** Appended to both URLs. */
  monitorSuffix: text,
  iosUrl: text,
  /** The app's channel number at the provider; packages and URLs are only for users to read. */
  androidApp: text,
  /** CNY per click; null for the bid of the campaign. */
  bid: amount,
  ...negatives,
  isPaused,
});

const keywordFields = z.object({
  keyword: text,
  matchType: z.enum(matchTypes),
  /** CNY per click; null for the bid of the unit. */
  bid: amount,
  isPaused,
});

const creativeFields = z.object({
  title: text,
  description1: text,
  description2: text,
  /** If empty, the URL of the unit applies. */
  pcFinalUrl: text,
  mobileFinalUrl: text,
  miniProgramUrl: text,
  /** Theme of the unit's pictures that are shown with the creative. */
  pictureTheme: text,
  isPaused,
});

const pictureFields = z.object({
  imageId: text,
  theme: text,
  ratio: z.enum(pictureRatios),
});

/** Fields that users edit, by kind of row. The schemas restrict only types and sizes: rules check the rest. */
export const fieldSchemas = {
  campaign: campaignFields,
  unit: unitFields,
  keyword: keywordFields,
  creative: creativeFields,
  picture: pictureFields,
};

export type RowKind = keyof typeof fieldSchemas;
export const rowKinds = ['campaign', 'unit', 'keyword', 'creative', 'picture'] as const satisfies RowKind[];

/** The kind of a row's parent; null for the draft. */
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
/** A row; its id is generated by the caller that adds it and is unique in the draft. */
export type Row<Kind extends RowKind = RowKind> = RowFields<Kind> & { readonly id: string };
export type Region = z.infer<typeof regionSchema>;
export type TimeWindow = z.infer<typeof timeWindowSchema>;

const withId = { id };
// earlier versions have stored rows without these fields
const maybePaused = { isPaused: z._default(isPaused, false) };
const maybeNegatives = {
  phraseNegatives: z._default(negativeWords, () => []),
  exactNegatives: z._default(negativeWords, () => []),
};
/** Rows as they are sent and stored. Rows of earlier versions get the empty values of fields that they lack. */
export const rowSchemas = {
  campaign: z.extend(campaignFields, { ...withId, ...maybePaused, ...maybeNegatives }),
  unit: z.extend(unitFields, { ...withId, ...maybePaused }),
  keyword: z.extend(keywordFields, { ...withId, ...maybePaused }),
  creative: z.extend(creativeFields, { ...withId, ...maybePaused }),
  picture: z.extend(pictureFields, withId),
};
/** Rows as earlier versions send them, who must not lose the values of fields that they do not know. */
export const addedRowSchemas = {
  campaign: z.partial(z.extend(campaignFields, withId), {
    isPaused: true,
    phraseNegatives: true,
    exactNegatives: true,
  }),
  unit: z.partial(z.extend(unitFields, withId), { isPaused: true }),
  keyword: z.partial(z.extend(keywordFields, withId), { isPaused: true }),
  creative: z.partial(z.extend(creativeFields, withId), { isPaused: true }),
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
    phraseNegatives: [],
    exactNegatives: [],
    isPaused: false,
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
    isPaused: false,
  },
  keyword: { keyword: '', matchType: 'phrase', bid: null, isPaused: false },
  creative: {
    title: '',
    description1: '',
    description2: '',
    pcFinalUrl: '',
    mobileFinalUrl: '',
    miniProgramUrl: '',
    pictureTheme: '',
    isPaused: false,
  },
  picture: { imageId: '', theme: '', ratio: '1.61:1' },
};
