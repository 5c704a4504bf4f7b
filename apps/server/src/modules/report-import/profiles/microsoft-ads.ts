import type { HeaderProfile } from '../core/profile';

const statuses = { Active: 'serving', Enabled: 'serving', Paused: 'paused', Deleted: 'deleted' };

/** English exports of Microsoft Advertising. */
export const microsoftAdsProfile: HeaderProfile = {
  id: 'microsoft-ads',
  columns: {
    date: ['Gregorian date', 'Time period', 'Date'],
    account: ['Account name', 'Account'],
    accountNo: ['Account number', 'Account ID'],
    campaignName: ['Campaign name', 'Campaign'],
    campaignStatus: ['Campaign status'],
    adgroupName: ['Ad group', 'Ad group name'],
    adgroupStatus: ['Ad group status'],
    showWord: ['Keyword'],
    searchTerm: ['Search term', 'Search query'],
    matchType: ['Delivered match type', 'Bid match type', 'Match type'],
    ideaTitle: ['Ad title', 'Title part 1'],
    ideaDesc: ['Ad description'],
    ideaDesc2: ['Ad description 2'],
    ideaShowUrl: ['Display URL'],
    ideaStatus: ['Ad status'],
    provinceName: ['State/Province', 'State'],
    cityName: ['City'],
    hour: ['Hour of day'],
    device: ['Device type'],
    unsupportedSplit: ['Age group', 'Gender'],
    impression: ['Impressions', 'Impr.'],
    click: ['Clicks'],
    cost: ['Spend'],
    conversion: ['Conversions', 'Conv.'],
    currency: ['Currency code', 'Currency'],
  },
  values: {
    campaignStatus: statuses,
    adgroupStatus: statuses,
    ideaStatus: statuses,
    matchType: { Exact: 'exact', Phrase: 'phrase', Broad: 'broad' },
    device: { Computer: 'pc', Smartphone: 'mobile', Tablet: 'tablet' },
  },
};
