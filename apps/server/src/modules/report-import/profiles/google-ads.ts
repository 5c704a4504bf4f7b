import type { HeaderProfile } from '../core/profile';
import { googleAdsHeads } from './words/google-ads';
import { addStateWords, deviceWords, matchTypeWords, statusWords } from './words/values';
import { withCodes, withHeads } from './words/words';

const statuses = withCodes(
  {
    Enabled: 'serving',
    Eligible: 'serving',
    Approved: 'serving',
    Paused: 'paused',
    'Campaign paused': 'campaign_paused',
    'Ad group paused': 'adgroup_paused',
    'Limited by budget': 'budget_out',
    'Under review': 'review',
    Pending: 'review',
    Disapproved: 'rejected',
    'Low search volume': 'low_volume',
    Ended: 'ended',
    Removed: 'deleted',
  },
  statusWords,
);
const qualities = { 'Below average': '1', Average: '2', 'Above average': '3' };

/** Exports of Google Ads, in twelve languages. */
export const googleAdsProfile: HeaderProfile = {
  id: 'google-ads',
  columns: withHeads(
    {
      date: ['Day', 'Date'],
      dateWeek: ['Week'],
      dateMonth: ['Month'],
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
    googleAdsHeads,
  ),
  values: {
    campaignStatus: statuses,
    adgroupStatus: statuses,
    ideaStatus: statuses,
    matchType: withCodes(
      { 'Exact match': 'exact', 'Phrase match': 'phrase', 'Broad match': 'broad' },
      matchTypeWords,
    ),
    landPageExperience: qualities,
    businessRelationship: qualities,
    estimatedClickRate: qualities,
    addState: withCodes({ Added: 'added', None: 'not_added', Excluded: 'excluded' }, addStateWords),
    device: withCodes({ Computers: 'pc', 'Mobile phones': 'mobile', Tablets: 'tablet' }, deviceWords),
  },
};
