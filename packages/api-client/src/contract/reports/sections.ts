/**
 * What each report is: one definition per section, from which the list query, the titleInfos and the summary
 * (and later exports and trends) are derived. Titles are texts: `columns.<titleKey>` of the package `i18n`.
 * Ids and data keys never change.
 */

export const channels = ['search', 'feed'] as const;
export type Channel = (typeof channels)[number];

export const periods = ['daily', 'weekly', 'month', 'custom'] as const;
export type Period = (typeof periods)[number];

/** Picker type (rules of `@meridian/date-range`) of each period. */
export const periodPickerType = { daily: 1, weekly: 2, month: 4, custom: 5 } as const satisfies Record<
  Period,
  number
>;

export const sections = [
  'account',
  'campaign',
  'unit',
  'keyword',
  'searchTerm',
  'designDaily',
  'programDesignDaily',
  'region',
  'timePeriod',
  'device',
  'newInterest',
  'intentionWord',
  'crowd',
  'automatic',
] as const;
export type Section = (typeof sections)[number];

/** First part of the paths of a channel's report calls; spelled as the provider's console spells it. */
export const channelReportPath = { search: 'seachReport', feed: 'infoReport' } as const satisfies Record<
  Channel,
  string
>;

export interface DimensionDefinition {
  /**
   * Where a value comes from: `fact`: stored with the fact and part of its key; `account`: the account's record;
   * `weekday`: computed from the day.
   */
  source: 'fact' | 'account' | 'weekday';
  domType: 'text' | 'img' | 'render';
  /** Pixels at the size `medium`; a table may raise them so that nothing needed is cut. */
  width: number;
  /** Whether the text filter looks here. */
  isSearchable: boolean;
  /** Stands after the metrics: something to know of a row once it is found. */
  isDetail?: boolean;
  titleKey: string;
}

/** Keeps the literal type of its key, so that a missing text is a type error where titles are made. */
const text = <K extends string>(width: number, titleKey: K): DimensionDefinition & { titleKey: K } => ({
  source: 'fact',
  domType: 'text',
  width,
  isSearchable: true,
  titleKey,
});
/** Values are codes; the host's renderer of the data key turns them into words. */
const code = <K extends string>(width: number, titleKey: K): DimensionDefinition & { titleKey: K } => ({
  source: 'fact',
  domType: 'render',
  width,
  isSearchable: false,
  titleKey,
});

export const dimensions = {
  accountNo: { source: 'account', domType: 'text', width: 120, isSearchable: true, titleKey: 'accountNo' },
  accountName: {
    source: 'account',
    domType: 'text',
    width: 180,
    isSearchable: true,
    titleKey: 'accountName',
  },
  campaignName: text(150, 'campaignName'),
  campaignStatus: code(130, 'campaignStatus'),
  adgroupName: text(150, 'adgroupName'),
  adgroupStatus: code(130, 'adgroupStatus'),
  showWord: text(180, 'keyword'),
  intentionWord: text(180, 'intentionWord'),
  matchType: code(96, 'matchType'),
  landPageExperience: { ...code(150, 'landPageExperience'), isDetail: true },
  businessRelationship: { ...code(150, 'businessRelationship'), isDetail: true },
  estimatedClickRate: { ...code(150, 'estimatedClickRate'), isDetail: true },
  searchTerm: text(220, 'searchTerm'),
  addState: code(120, 'addState'),
  ideaTitle: text(280, 'ideaTitle'),
  ideaDesc: { ...text(280, 'ideaDesc'), isDetail: true },
  ideaDesc2: { ...text(280, 'ideaDesc2'), isDetail: true },
  ideaShowUrl: { ...text(180, 'ideaShowUrl'), isDetail: true },
  ideaMaterialUrl: {
    source: 'fact',
    domType: 'img',
    width: 100,
    isSearchable: false,
    titleKey: 'ideaMaterialUrl',
  },
  ideaStatus: code(130, 'ideaStatus'),
  provinceName: text(140, 'provinceName'),
  cityName: text(140, 'cityName'),
  week: { source: 'weekday', domType: 'render', width: 110, isSearchable: false, titleKey: 'weekday' },
  hour: code(130, 'hour'),
  device: code(120, 'device'),
  interestsName: text(200, 'interestsName'),
  crowdName: text(200, 'crowdName'),
  autoTarget: text(200, 'autoTarget'),
} as const satisfies Record<string, DimensionDefinition>;
export type DimensionId = keyof typeof dimensions;

/** Columns of a fact. Counts are integers, money and conversions exact decimals. */
export const measures = ['impression', 'click', 'cost', 'conversion', 'pcCost', 'mobileCost'] as const;
export type Measure = (typeof measures)[number];

interface MetricLook {
  dataKey: string;
  valueType: 'Long' | 'Double';
  unit: 't' | 't2' | '%*100';
  width: number;
  /** Money: the title names the currency. */
  isMoney: boolean;
}
/** A ratio is `scale * numerator / denominator` of the sums, never a mean of ratios; a zero denominator is null. */
export type MetricDefinition = MetricLook &
  ({ kind: 'sum'; of: Measure } | { kind: 'ratio'; numerator: Measure; denominator: Measure; scale: number });

export const metrics = {
  impression: {
    dataKey: 'impression',
    kind: 'sum',
    of: 'impression',
    valueType: 'Long',
    unit: 't',
    width: 120,
    isMoney: false,
  },
  click: {
    dataKey: 'click',
    kind: 'sum',
    of: 'click',
    valueType: 'Long',
    unit: 't',
    width: 100,
    isMoney: false,
  },
  cost: {
    dataKey: 'cost',
    kind: 'sum',
    of: 'cost',
    valueType: 'Double',
    unit: 't2',
    width: 140,
    isMoney: true,
  },
  ctr: {
    dataKey: 'ctr',
    kind: 'ratio',
    numerator: 'click',
    denominator: 'impression',
    scale: 1,
    valueType: 'Double',
    unit: '%*100',
    width: 100,
    isMoney: false,
  },
  cpc: {
    dataKey: 'cpc',
    kind: 'ratio',
    numerator: 'cost',
    denominator: 'click',
    scale: 1,
    valueType: 'Double',
    unit: 't2',
    width: 120,
    isMoney: true,
  },
  cpm: {
    dataKey: 'cpm',
    kind: 'ratio',
    numerator: 'cost',
    denominator: 'impression',
    scale: 1000,
    valueType: 'Double',
    unit: 't2',
    width: 120,
    isMoney: true,
  },
  conversion: {
    dataKey: 'conversion',
    kind: 'sum',
    of: 'conversion',
    valueType: 'Double',
    unit: 't',
    width: 120,
    isMoney: false,
  },
  conversionCost: {
    dataKey: 'conversionCost',
    kind: 'ratio',
    numerator: 'cost',
    denominator: 'conversion',
    scale: 1,
    valueType: 'Double',
    unit: 't2',
    width: 140,
    isMoney: true,
  },
  conversionRate: {
    dataKey: 'conversionRate',
    kind: 'ratio',
    numerator: 'conversion',
    denominator: 'click',
    scale: 1,
    valueType: 'Double',
    unit: '%*100',
    width: 130,
    isMoney: false,
  },
  pcCost: {
    dataKey: 'PcCost',
    kind: 'sum',
    of: 'pcCost',
    valueType: 'Double',
    unit: 't2',
    width: 140,
    isMoney: true,
  },
  mobileCost: {
    dataKey: 'mobileCost',
    kind: 'sum',
    of: 'mobileCost',
    valueType: 'Double',
    unit: 't2',
    width: 140,
    isMoney: true,
  },
} as const satisfies Record<string, MetricDefinition>;
export type MetricId = keyof typeof metrics;

const commonMetrics = [
  'impression',
  'click',
  'ctr',
  'cost',
  'cpc',
  'cpm',
  'conversion',
  'conversionCost',
  'conversionRate',
] as const satisfies readonly MetricId[];

export type ReportFilter = 'campaign' | 'unit' | 'text' | 'device' | 'region' | 'matchMode';

export interface SectionDefinition {
  dimensions: readonly DimensionId[];
  /** The dimension that names a row; stays in view when the table scrolls sideways. */
  lead: DimensionId;
  metrics: readonly MetricId[];
  filters: readonly ReportFilter[];
}

const define = (
  definition: Omit<SectionDefinition, 'metrics'> & { metrics?: readonly MetricId[] },
): SectionDefinition => ({
  metrics: commonMetrics,
  ...definition,
});

const campaign = define({
  dimensions: ['campaignName', 'campaignStatus'],
  lead: 'campaignName',
  filters: ['campaign', 'text'],
});
const unit = define({
  dimensions: ['adgroupName', 'campaignName', 'adgroupStatus'],
  lead: 'adgroupName',
  filters: ['campaign', 'unit', 'text'],
});
const region = define({
  dimensions: ['provinceName', 'cityName'],
  lead: 'provinceName',
  filters: ['region', 'text'],
});
const timePeriod = define({ dimensions: ['week', 'hour'], lead: 'hour', filters: [] });
/** A section whose rows stand inside a unit. */
const inUnit = (
  lead: DimensionId,
  own: readonly DimensionId[] = [],
  filters: readonly ReportFilter[] = ['campaign', 'unit', 'text'],
) => define({ dimensions: [lead, 'campaignName', 'adgroupName', ...own], lead, filters });

/** The sections of each channel in the order of the menu. */
export const reportSections = {
  search: {
    account: define({
      dimensions: ['accountNo', 'accountName'],
      lead: 'accountName',
      metrics: [...commonMetrics, 'pcCost', 'mobileCost'],
      filters: ['text'],
    }),
    campaign,
    unit,
    keyword: inUnit(
      'showWord',
      ['matchType', 'landPageExperience', 'businessRelationship', 'estimatedClickRate'],
      ['campaign', 'unit', 'matchMode', 'text'],
    ),
    searchTerm: inUnit('searchTerm', ['showWord', 'addState']),
    designDaily: inUnit('ideaTitle', ['ideaDesc', 'ideaDesc2', 'ideaShowUrl', 'ideaStatus']),
    region,
    timePeriod,
    device: define({ dimensions: ['device'], lead: 'device', filters: ['device'] }),
  },
  feed: {
    account: define({ dimensions: ['accountNo', 'accountName'], lead: 'accountName', filters: ['text'] }),
    campaign,
    unit,
    designDaily: inUnit('ideaTitle', ['ideaMaterialUrl', 'ideaDesc', 'ideaStatus']),
    programDesignDaily: inUnit('ideaTitle', ['ideaMaterialUrl']),
    region,
    timePeriod,
    newInterest: inUnit('interestsName'),
    intentionWord: inUnit('intentionWord'),
    crowd: inUnit('crowdName'),
    automatic: inUnit('autoTarget'),
  },
} as const satisfies Record<Channel, Partial<Record<Section, SectionDefinition>>>;

/** The definition of a section, or undefined where the channel does not have it. */
export function findSection(channel: Channel, section: Section): SectionDefinition | undefined {
  const ofChannel: Partial<Record<Section, SectionDefinition>> = reportSections[channel];
  return ofChannel[section];
}

/** Data key of a dimension in rows and titleInfos; differs from its id where two dimensions share one key. */
export function dimensionDataKey(id: DimensionId): string {
  return id === 'intentionWord' ? 'showWord' : id;
}

/** The sections of a channel in the order of the menu. */
export function sectionsOf(channel: Channel): Section[] {
  return sections.filter((section) => findSection(channel, section) !== undefined);
}

/** The dimensions that a period's report of a section shows: the weekday exists only where a row is one day. */
export function dimensionsOf(definition: SectionDefinition, period: Period): DimensionId[] {
  return definition.dimensions.filter((id) => dimensions[id].source !== 'weekday' || period === 'daily');
}

/** A column of a section beside its period and accounts. */
export type SectionColumn = { dimension: DimensionId } | { metric: MetricId };

/** The columns of a section from left to right: what a row is, its figures, more about it. */
export function columnsOf(definition: SectionDefinition, period: Period): SectionColumn[] {
  const own = dimensionsOf(definition, period);
  const isDetail = (id: DimensionId) => 'isDetail' in dimensions[id];
  return [
    ...own.filter((id) => !isDetail(id)).map((dimension) => ({ dimension })),
    ...definition.metrics.map((metric) => ({ metric })),
    ...own.filter(isDetail).map((dimension) => ({ dimension })),
  ];
}

/** Names the columns of a section among those of all sections, such as `searchKeyword`. */
export function partsIdOf(channel: Channel, section: Section): string {
  return `${channel}${section[0]?.toUpperCase()}${section.slice(1)}`;
}

/** The section with this `partsIdOf`, or undefined. */
export function findPart(partsId: string): { channel: Channel; section: Section } | undefined {
  return channels
    .flatMap((channel) => sectionsOf(channel).map((section) => ({ channel, section })))
    .find(({ channel, section }) => partsIdOf(channel, section) === partsId);
}
