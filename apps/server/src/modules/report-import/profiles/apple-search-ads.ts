import type { HeaderProfile } from '../core/profile';
import { appleSearchAdsHeads } from './words/apple-search-ads';
import { matchTypeWords } from './words/values';
import { withCodes, withHeads } from './words/words';

const statuses = { Enabled: 'serving', Running: 'serving', Paused: 'paused', Deleted: 'deleted' };

/** Exports of Apple Search Ads: search ads, with taps as clicks and installs as conversions. */
export const appleSearchAdsProfile: HeaderProfile = {
  id: 'apple-search-ads',
  columns: withHeads(
    {
      date: ['Date', 'Day'],
      dateWeek: ['Week'],
      dateMonth: ['Month'],
      account: ['Account name', 'Org name', 'Campaign group name'],
      accountNo: ['Org ID', 'Account ID'],
      campaignName: ['Campaign name', 'Campaign'],
      campaignStatus: ['Campaign status'],
      adgroupName: ['Ad group name', 'Ad group'],
      adgroupStatus: ['Ad group status'],
      showWord: ['Keyword'],
      matchType: ['Match type'],
      searchTerm: ['Search term'],
      ideaTitle: ['Ad name'],
      provinceName: ['State or province', 'Admin area', 'State'],
      cityName: ['City', 'Locality'],
      device: ['Device', 'Device class'],
      unsupportedSplit: ['Age range', 'Gender', 'Customer type'],
      impression: ['Impressions'],
      click: ['Taps'],
      cost: ['Spend', 'Local spend', 'Amount spent'],
      conversion: ['Installs (Total)', 'Installs', 'Installs (Tap-Through)', 'Conversions'],
      currency: ['Currency'],
    },
    appleSearchAdsHeads,
  ),
  values: {
    campaignStatus: statuses,
    adgroupStatus: statuses,
    matchType: withCodes(
      { Exact: 'exact', 'Exact match': 'exact', Broad: 'broad', 'Broad match': 'broad' },
      matchTypeWords,
    ),
    device: { iPhone: 'mobile', iPad: 'tablet' },
  },
};
