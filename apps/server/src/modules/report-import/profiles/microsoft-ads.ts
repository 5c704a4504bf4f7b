import type { HeaderProfile } from '../core/profile';
import { microsoftAdsHeads } from './words/microsoft-ads';
import { deviceWords, matchTypeWords, statusWords } from './words/values';
import { withCodes, withHeads } from './words/words';

const statuses = withCodes(
  { Active: 'serving', Enabled: 'serving', Paused: 'paused', Deleted: 'deleted' },
  statusWords,
);

/** Exports of Microsoft Advertising, in twelve languages. */
export const microsoftAdsProfile: HeaderProfile = {
  id: 'microsoft-ads',
  columns: withHeads(
    {
      date: ['Gregorian date', 'Time period', 'Date', 'Day'],
      dateWeek: ['Week'],
      dateMonth: ['Month'],
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
    microsoftAdsHeads,
  ),
  values: {
    campaignStatus: statuses,
    adgroupStatus: statuses,
    ideaStatus: statuses,
    matchType: withCodes({ Exact: 'exact', Phrase: 'phrase', Broad: 'broad' }, matchTypeWords),
    device: withCodes({ Computer: 'pc', Smartphone: 'mobile', Tablet: 'tablet' }, deviceWords),
  },
};
