import type { HeaderProfile } from '../core/profile';

const statuses = { Enabled: 'serving', Paused: 'paused', Removed: 'deleted' };
const qualities = { 'Below average': '1', Average: '2', 'Above average': '3' };

/** English exports of Google Ads. */
export const googleAdsProfile: HeaderProfile = {
  id: 'google-ads',
  columns: {
    date: ['Day', 'Date'],
    account: ['Account name', 'Account', 'Client', 'Customer name'],
    accountNo: ['Customer ID', 'External customer ID', 'Account number'],
    campaignName: ['Campaign'],
    campaignStatus: ['Campaign status', 'Campaign state'],
    adgroupName: ['Ad group'],
    adgroupStatus: ['Ad group status', 'Ad group state'],
    showWord: ['Keyword', 'Search keyword'],
    matchType: ['Match type', 'Keyword match type', 'Search keyword match type'],
    landPageExperience: ['Landing page exp.', 'Landing page experience'],
    businessRelationship: ['Ad relevance'],
    estimatedClickRate: ['Exp. CTR', 'Expected CTR'],
    searchTerm: ['Search term'],
    addState: ['Added/Excluded'],
    ideaTitle: ['Headline 1', 'Headline', 'Ad'],
    ideaDesc: ['Description 1', 'Description'],
    ideaDesc2: ['Description 2'],
    ideaShowUrl: ['Display URL'],
    ideaStatus: ['Ad status', 'Ad state'],
    provinceName: ['Region', 'Region (User location)', 'State'],
    cityName: ['City'],
    hour: ['Hour of the day', 'Hour of day'],
    device: ['Device'],
    unsupportedSplit: ['Age', 'Gender', 'Parental status', 'Household income', 'Conversion action'],
    impression: ['Impr.', 'Impressions'],
    click: ['Clicks'],
    cost: ['Cost'],
    conversion: ['Conversions'],
    currency: ['Currency code', 'Currency'],
  },
  values: {
    campaignStatus: statuses,
    adgroupStatus: statuses,
    ideaStatus: statuses,
    matchType: { 'Exact match': 'exact', 'Phrase match': 'phrase', 'Broad match': 'broad' },
    landPageExperience: qualities,
    businessRelationship: qualities,
    estimatedClickRate: qualities,
    addState: { Added: 'added', None: 'not_added', Excluded: 'excluded' },
    device: { Computers: 'pc', 'Mobile phones': 'mobile', Tablets: 'tablet' },
  },
};
