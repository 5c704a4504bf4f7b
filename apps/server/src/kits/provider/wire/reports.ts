import type { Channel, Section } from '@meridian/api-client/contract';

/** Maps a report column to a dimension. */
export interface WireDimension {
  /** Data key of the dimension. */
  dataKey: string;
  /** Column in the request and in the rows of the response. */
  column: string;
  /** Key of the value within a combined column. */
  key?: string;
  /** Dimension code ↔ the provider's values, as numbers or words. */
  codes?: readonly (readonly [ours: string, ...theirs: string[]])[];
}

/** How to request the report of a section and convert its rows. */
export interface WireReport {
  reportType: number;
  timeUnit: 'DAY' | 'HOUR';
  dimensions: readonly WireDimension[];
  /** Whether to request devices: not a dimension, but splits the cost by device. */
  hasDevices?: boolean;
  /** Metric that counts as conversion; reports of feed ads have one metric per kind of conversion only. */
  conversion?: string;
  /** Maximum days per request for pages. */
  maxDays: number;
  /**
   * Maximum days per file; reports over more than `maxDays` are read from a file. Absent: pages only. This applies to
   * hours, for which files allow no more days, and to combined columns, whose format in files is not documented.
   */
  fileDays?: number;
}

/** `requestReport` sorts by date and first dimension, so the most specific dimension comes first. */
const campaignName: WireDimension = { dataKey: 'campaignName', column: 'campaignName' };
const adgroupName: WireDimension = { dataKey: 'adgroupName', column: 'adGroupName' };
const showWord: WireDimension = { dataKey: 'showWord', column: 'wInfoNameStatus' };
const quality = (dataKey: string): WireDimension => ({
  dataKey,
  column: dataKey,
  codes: [
    ['0', '0', '数据积累中'],
    ['1', '1', '低于平均'],
    ['2', '2', '平均水平', '平均'],
    ['3', '3', '高于平均'],
  ],
});
const matchType: WireDimension = {
  dataKey: 'matchType',
  column: 'mixWmatchEnum',
  codes: [
    ['exact', '48', '精确匹配'],
    ['phrase', '17', '短语匹配'],
    ['smart', '0', '智能匹配'],
    ['smart', '16', '智能匹配核心词'],
    ['smart', '127', '分匹配出价'],
  ],
};
const addState: WireDimension = {
  dataKey: 'addState',
  column: 'queryStatusName',
  codes: [
    ['added', '0', '已添加'],
    ['not_added', '1', '未添加'],
    ['not_addable', '2', '不可添加'],
  ],
};
export const deviceDimension = {
  dataKey: 'device',
  column: 'device',
  codes: [
    ['pc', '0', '计算机'],
    ['mobile', '1', '移动设备'],
  ],
} as const satisfies WireDimension;
const idea = (dataKey: string, key: string): WireDimension => ({ dataKey, column: 'ideaInfo', key });

const conversion = 'conversion';
const searchAccount = { reportType: 2208157, timeUnit: 'DAY', conversion } as const;

/**
 * Supported reports, with request and response of each. Missing sections have no report at the provider, or none with
 * documented columns; they are imported from files. No report has a status column.
 */
export const wireReports = {
  search: {
    account: { ...searchAccount, dimensions: [], hasDevices: true, maxDays: 92 },
    campaign: {
      reportType: 2290316,
      timeUnit: 'DAY',
      conversion,
      maxDays: 31,
      dimensions: [campaignName],
    },
    unit: {
      reportType: 2284618,
      timeUnit: 'DAY',
      conversion,
      maxDays: 31,
      dimensions: [adgroupName, campaignName],
    },
    keyword: {
      reportType: 2602783,
      timeUnit: 'DAY',
      conversion,
      maxDays: 7,
      fileDays: 31,
      dimensions: [
        ...[showWord, campaignName, adgroupName, matchType],
        ...['landPageExperience', 'businessRelationship', 'estimatedClickRate'].map(quality),
      ],
    },
    searchTerm: {
      reportType: 2307838,
      timeUnit: 'DAY',
      conversion,
      maxDays: 7,
      fileDays: 31,
      dimensions: [
        { dataKey: 'searchTerm', column: 'queryWord' },
        ...[campaignName, adgroupName, showWord, addState],
      ],
    },
    designDaily: {
      reportType: 2665235,
      timeUnit: 'DAY',
      conversion,
      maxDays: 7,
      dimensions: [
        ...[adgroupName, campaignName, idea('ideaTitle', 'ideaTitle'), idea('ideaDesc', 'ideaDesc')],
        ...[idea('ideaDesc2', 'ideaDesc2'), idea('ideaShowUrl', 'ideaShowURL')],
      ],
    },
    region: {
      ...searchAccount,
      maxDays: 31,
      dimensions: [
        { dataKey: 'cityName', column: 'provinceCityName' },
        { dataKey: 'provinceName', column: 'provinceName' },
      ],
    },
    // the provider allows seven days for hours
    timePeriod: { ...searchAccount, timeUnit: 'HOUR', dimensions: [], maxDays: 7 },
    device: { ...searchAccount, dimensions: [deviceDimension], maxDays: 92 },
  },
  feed: {
    account: { reportType: 2149145, timeUnit: 'DAY', dimensions: [], maxDays: 92 },
    campaign: { reportType: 2276038, timeUnit: 'DAY', dimensions: [campaignName], maxDays: 31 },
    unit: { reportType: 2330652, timeUnit: 'DAY', dimensions: [adgroupName, campaignName], maxDays: 31 },
    designDaily: {
      reportType: 2094816,
      timeUnit: 'DAY',
      maxDays: 7,
      dimensions: [
        ...[adgroupName, campaignName, idea('ideaTitle', 'ideaTitle'), idea('ideaDesc', 'ideaDesc')],
        idea('ideaMaterialUrl', 'ideaMaterial'),
      ],
    },
    timePeriod: { reportType: 2149145, timeUnit: 'HOUR', dimensions: [], maxDays: 7 },
  },
} as const satisfies Record<Channel, Partial<Record<Section, WireReport>>>;

/** Report of a section; undefined if it cannot be synced. */
export function findWireReport(channel: Channel, section: Section): WireReport | undefined {
  const ofChannel: Partial<Record<Section, WireReport>> = wireReports[channel];
  return ofChannel[section];
}
