import type { HeaderProfile } from '../core/profile';
import { metaAdsHeads } from './words/meta-ads';
import { tiktokAdsHeads } from './words/tiktok-ads';
import { withHeads, headWordsOf } from './words/words';

/** Chinese exports of Ocean Engine (巨量引擎). */
export const oceanEngineProfile: HeaderProfile = {
  id: 'ocean-engine',
  columns: {
    date: ['时间', '日期', '时间-天'],
    account: ['广告主名称', '账户名称'],
    accountNo: ['广告主ID', '账户ID'],
    campaignName: ['广告组', '广告组名称', '项目名称'],
    adgroupName: ['广告计划', '计划名称', '广告名称'],
    ideaTitle: ['创意标题', '创意', '素材名称'],
    provinceName: ['省份'],
    cityName: ['城市'],
    unsupportedSplit: ['年龄', '性别', '平台'],
    impression: ['展示数', '展示次数'],
    click: ['点击数', '点击次数'],
    cost: ['消耗', '总消耗', '消耗金额'],
    conversion: ['转化数'],
  },
  channels: { feed: ['展示数', '平均千次展现费用', '平均千次展示费用'] },
};

/** Chinese exports of Tencent Ads (腾讯广告). */
export const tencentAdsProfile: HeaderProfile = {
  id: 'tencent-ads',
  columns: {
    date: ['日期', '时间'],
    account: ['账户名称', '推广账户'],
    accountNo: ['账户ID', '推广账户ID'],
    campaignName: ['推广计划', '推广计划名称', '营销单元'],
    adgroupName: ['广告', '广告名称'],
    ideaTitle: ['创意名称', '创意标题', '创意'],
    impression: ['曝光量', '曝光次数'],
    click: ['点击量', '点击次数'],
    cost: ['花费', '消耗'],
    conversion: ['目标转化量', '转化目标量'],
  },
  channels: { feed: ['千次展现均价', '曝光量'] },
};

/** Exports of Meta Ads, in twelve languages. */
export const metaAdsProfile: HeaderProfile = {
  id: 'meta-ads',
  columns: withHeads(
    {
      date: ['Day', 'Date'],
      dateStart: ['Reporting starts'],
      dateEnd: ['Reporting ends'],
      dateWeek: ['Week'],
      dateMonth: ['Month'],
      account: ['Account name'],
      accountNo: ['Account ID'],
      campaignName: ['Campaign name'],
      campaignStatus: ['Campaign delivery'],
      adgroupName: ['Ad set name'],
      adgroupStatus: ['Ad set delivery'],
      ideaTitle: ['Ad name', 'Headline'],
      ideaDesc: ['Body', 'Primary text'],
      ideaStatus: ['Ad delivery'],
      provinceName: ['Region'],
      unsupportedSplit: ['Age', 'Gender', 'Placement', 'Platform'],
      impression: ['Impressions'],
      click: ['Clicks (all)', 'Link clicks', 'Clicks', 'Outbound clicks', 'Unique link clicks'],
      cost: ['Amount spent'],
      conversion: ['Results', 'Conversions'],
      currency: ['Currency'],
    },
    metaAdsHeads,
  ),
  channels: {
    feed: [
      'Ad set name',
      'Amount spent',
      'CPM (cost per 1,000 impressions)',
      ...headWordsOf(metaAdsHeads.cost),
    ],
  },
};

/** Exports of TikTok Ads Manager, in twelve languages. */
export const tiktokAdsProfile: HeaderProfile = {
  id: 'tiktok-ads',
  columns: withHeads(
    {
      date: ['By Day', 'Date'],
      account: ['Account name', 'Advertiser name'],
      accountNo: ['Account ID', 'Advertiser ID'],
      campaignName: ['Campaign name'],
      adgroupName: ['Ad group name'],
      ideaTitle: ['Ad name', 'Ad text'],
      unsupportedSplit: ['Age', 'Gender', 'Placement'],
      impression: ['Impressions', 'Impression'],
      click: ['Clicks (destination)', 'Clicks (all)', 'Clicks', 'Click'],
      cost: ['Cost', 'Total cost'],
      conversion: ['Conversions', 'Conversion', 'Total conversions'],
      currency: ['Currency'],
    },
    tiktokAdsHeads,
  ),
  channels: {
    feed: ['Clicks (destination)', 'By Day', 'Video views', ...headWordsOf(tiktokAdsHeads.adgroupName)],
  },
};
