import { periods, type Period } from './model/period';
import { channels, sectionsOf, type Channel, type Section } from './model/sections';

/**
 * What a report page shows. `section`: the rows of a section; `campaignTree`: every campaign with its units collapsed; `overview`: the
 * week at a glance.
 */
export type ReportPageKind = 'section' | 'campaignTree' | 'overview';

/** A page of the console with data of one channel and one kind of period. */
export interface ReportPageDefinition {
  path: string;
  kind: ReportPageKind;
  channel: Channel;
  section: Section;
  period: Period;
  /** `centre`: the report centre, one week at a time; `console`: everything else. */
  layout: 'console' | 'centre';
}

const channelFolder = { search: 'keywordSearch', feed: 'feeds' } as const satisfies Record<Channel, string>;
const periodSuffix = {
  daily: 'Report',
  weekly: 'Weekly',
  month: 'Month',
  custom: 'Custom',
} as const satisfies Record<Period, string>;

/** The path of a section's report, such as `/keywordSearch/keyword/keywordReport`. */
export function reportPagePath(channel: Channel, section: Section, period: Period): string {
  return `/${channelFolder[channel]}/${section}/${section}${periodSuffix[period]}`;
}

interface CentrePage {
  name: string;
  section: Section;
  kind?: Exclude<ReportPageKind, 'section'>;
}

/** Pages of the report centre in the order of its menu; the names are the last parts of their paths. */
const centrePages = {
  search: [
    { name: 'summary', section: 'account', kind: 'overview' },
    { name: 'searchWeekly', section: 'campaign', kind: 'campaignTree' },
    { name: 'accountReport', section: 'account' },
    { name: 'campaignWeekly', section: 'campaign' },
    { name: 'unitWeekly', section: 'unit' },
    { name: 'keywordWeekly', section: 'keyword' },
    { name: 'searchTermWeekly', section: 'searchTerm' },
    { name: 'designDailyWeekly', section: 'designDaily' },
    { name: 'regionWeekly', section: 'region' },
    { name: 'timePeriodWeekly', section: 'timePeriod' },
    { name: 'devicesReport', section: 'device' },
  ],
  feed: [
    { name: 'summary', section: 'account', kind: 'overview' },
    { name: 'feedsWeekly', section: 'campaign', kind: 'campaignTree' },
    { name: 'accountReport', section: 'account' },
    { name: 'campaignReport', section: 'campaign' },
    { name: 'unitReport', section: 'unit' },
    { name: 'designDailyReport', section: 'designDaily' },
    { name: 'programDesignDailyReport', section: 'programDesignDaily' },
    { name: 'regionWeekly', section: 'region' },
    { name: 'timePeriodWeekly', section: 'timePeriod' },
    { name: 'newInterestWeekly', section: 'newInterest' },
    { name: 'intentionWordWeekly', section: 'intentionWord' },
    { name: 'crowdWeekly', section: 'crowd' },
    { name: 'automaticWeekly', section: 'automatic' },
  ],
} as const satisfies Record<Channel, readonly CentrePage[]>;

/** Every page of the report centre, in the order of its menu. */
export const reportCentrePages: readonly ReportPageDefinition[] = channels.flatMap((channel) =>
  centrePages[channel].map((page: CentrePage) => ({
    path: `/reportCenter/${channelFolder[channel]}/${page.name}`,
    kind: page.kind ?? 'section',
    channel,
    section: page.section,
    period: 'weekly',
    layout: 'centre',
  })),
);

/** Every report page, in the order of the menu. */
export const reportPages: readonly ReportPageDefinition[] = [
  ...channels.flatMap((channel) =>
    sectionsOf(channel).flatMap((section) =>
      periods.map((period): ReportPageDefinition => ({
        path: reportPagePath(channel, section, period),
        kind: 'section',
        channel,
        section,
        period,
        layout: 'console',
      })),
    ),
  ),
  ...reportCentrePages,
];
