/**
 * One definition per section. List, trend, summary, export and custom fields derive from it. Titles are the texts
 * `columns.<titleKey>` of the package `i18n`. Ids and data keys never change.
 */
import { dimensions, type DimensionId } from './dimensions';
import { sectionFilters, type SectionFilter } from './filters';
import { commonMetrics, type MetricId } from './metrics';
import type { Period } from './period';

export const channels = ['search', 'feed'] as const;
export type Channel = (typeof channels)[number];

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

/** First part of the paths of a channel's report endpoints; spelled as in the provider's console. */
export const channelReportPath = { search: 'seachReport', feed: 'infoReport' } as const satisfies Record<
  Channel,
  string
>;

export interface SectionDefinition {
  dimensions: readonly DimensionId[];
  /** The dimension that names a row; its column stays in view when the table scrolls sideways. */
  rowHeader: DimensionId;
  metrics: readonly MetricId[];
  /** In the order of the toolbar; derived from the dimensions. */
  filters: readonly SectionFilter[];
}

interface SectionOptions {
  dimensions: readonly DimensionId[];
  rowHeader: DimensionId;
  metrics?: readonly MetricId[];
}

const define = ({ metrics = commonMetrics, ...section }: SectionOptions): SectionDefinition => ({
  ...section,
  metrics,
  filters: sectionFilters(section.dimensions),
});

const campaign = define({ dimensions: ['campaignName', 'campaignStatus'], rowHeader: 'campaignName' });
const unit = define({
  dimensions: ['adgroupName', 'campaignName', 'adgroupStatus'],
  rowHeader: 'adgroupName',
});
const region = define({ dimensions: ['provinceName', 'cityName'], rowHeader: 'provinceName' });
const timePeriod = define({ dimensions: ['week', 'hour'], rowHeader: 'hour' });
/** A section whose rows belong to a unit. */
const inUnit = (rowHeader: DimensionId, own: readonly DimensionId[] = []) =>
  define({ dimensions: [rowHeader, 'campaignName', 'adgroupName', ...own], rowHeader });

/** The sections of each channel in the order of the menu. */
export const reportSections = {
  search: {
    account: define({
      dimensions: ['accountNo', 'accountName'],
      rowHeader: 'accountName',
      metrics: [...commonMetrics, 'pcCost', 'mobileCost'],
    }),
    campaign,
    unit,
    keyword: inUnit('showWord', [
      'matchType',
      'landPageExperience',
      'businessRelationship',
      'estimatedClickRate',
    ]),
    searchTerm: inUnit('searchTerm', ['showWord', 'addState']),
    designDaily: inUnit('ideaTitle', ['ideaDesc', 'ideaDesc2', 'ideaShowUrl', 'ideaStatus']),
    region,
    timePeriod,
    device: define({ dimensions: ['device'], rowHeader: 'device' }),
  },
  feed: {
    account: define({ dimensions: ['accountNo', 'accountName'], rowHeader: 'accountName' }),
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

/** The definition of a section, or undefined if the channel does not have it. */
export function findSection(channel: Channel, section: Section): SectionDefinition | undefined {
  const ofChannel: Partial<Record<Section, SectionDefinition>> = reportSections[channel];
  return ofChannel[section];
}

/** The sections of a channel in the order of the menu. */
export function sectionsOf(channel: Channel): Section[] {
  return sections.filter((section) => findSection(channel, section) !== undefined);
}

/** The dimensions of a section in a report of this period: the weekday exists only if a row is one day. */
export function dimensionsOf(definition: SectionDefinition, period: Period): DimensionId[] {
  return definition.dimensions.filter((id) => dimensions[id].source !== 'weekday' || period === 'daily');
}

/** Whether rows are items that appear and disappear: campaigns, and what belongs to a campaign; not hours, devices, regions and accounts. */
export function hasItems({ dimensions: own }: Pick<SectionDefinition, 'dimensions'>): boolean {
  return own.includes('campaignName');
}

/** Identifies a section across channels, such as `searchKeyword`. */
export function partsIdOf(channel: Channel, section: Section): string {
  return `${channel}${section[0]?.toUpperCase()}${section.slice(1)}`;
}

/** The section with this `partsIdOf`, or undefined. */
export function findPart(partsId: string): { channel: Channel; section: Section } | undefined {
  return channels
    .flatMap((channel) => sectionsOf(channel).map((section) => ({ channel, section })))
    .find(({ channel, section }) => partsIdOf(channel, section) === partsId);
}
