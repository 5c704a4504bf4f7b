import { formatList, formatNumber, type Language } from '@meridian/i18n/core';
import type { marketingTargets } from '../../core';

interface CampaignSummaryLabels {
  inWords: string;
  sections: string;
  errors: (count: number) => string;
  noErrors: string;
  devices: Record<1 | 2 | 3, string>;
  /** `regions` may be empty. */
  shown: (device: string, regions: string) => string;
  partOf: (region: string, cityCount: number) => string;
  /** The first names of `count` regions in total. */
  more: (names: readonly string[], count: number) => string;
  brand: string;
  business: (name: string) => string;
  always: string;
  hours: (hours: number, ofHours: number) => string;
  targets: Record<(typeof marketingTargets)[number], string>;
  noBudget: string;
  budget: (amount: string) => string;
  modes: {
    click: (amount: string) => string;
    conversion: (amount: string) => string;
    maximumClicks: string;
  };
  expected: {
    title: string;
    impression: string;
    click: string;
    cost: string;
    /** Number of the last 30 days that have results. */
    basis: (dayCount: number) => string;
    budgetEnds: (budget: string, time: string) => string;
    budgetIsShort: (budget: string) => string;
    notEnough: (counts: { dayCount: number; needed: number }) => string;
    loading: string;
    retry: string;
  };
}

const others = (count: number) => (count === 1 ? '1 other' : `${formatNumber(count)} others`);

export const campaignSummaryLabels: Record<Language, CampaignSummaryLabels> = {
  en: {
    inWords: 'In words',
    sections: 'Sections',
    errors: (count) => `${formatNumber(count)} ${count === 1 ? 'error' : 'errors'}`,
    noErrors: 'no errors',
    devices: { 1: 'on computers', 2: 'on mobile devices', 3: 'on all devices' },
    shown: (device, regions) => `Runs ${device}${regions === '' ? '' : ` in ${regions}`}.`,
    partOf: (region, count) => `${region} (${formatNumber(count)} ${count === 1 ? 'city' : 'cities'})`,
    more: (names, count) => formatList([...names, others(count - names.length)], 'en'),
    brand: 'Brand keywords only.',
    business: (name) => `Promotes ${name}.`,
    always: 'At all hours.',
    hours: (hours, ofHours) => `Runs ${hours} of ${ofHours} hours per week.`,
    targets: {
      website: 'Clicks lead to a page.',
      app: 'Clicks lead to an app store.',
      shop: 'Clicks lead to a shop page.',
    },
    noBudget: 'No daily budget limit.',
    budget: (amount) => `Costs up to ${amount} per day.`,
    modes: {
      click: (amount) => `Up to ${amount} per click.`,
      conversion: (amount) => `Target: ${amount} per conversion.`,
      maximumClicks: 'Bids aim for as many clicks as the budget allows.',
    },
    expected: {
      title: 'Expected per day',
      impression: 'Impressions',
      click: 'Clicks',
      cost: 'Cost',
      basis: (count) =>
        count >= 30
          ? 'From your own campaigns of the last 30 days.'
          : `From your own campaigns on ${formatNumber(count)} of the last 30 days.`,
      budgetEnds: (budget, time) => `A budget of ${budget} would run out before ${time}.`,
      budgetIsShort: (budget) => `A budget of ${budget} wouldn’t last the whole day.`,
      notEnough: ({ dayCount, needed }) =>
        `Not enough data: reports show campaigns of this account on ${dayCount} of the last 30 days. You need at least ${needed} days.`,
      loading: 'Loading the results of your campaigns…',
      retry: 'Try again',
    },
  },
  cn: {
    inWords: '设置说明',
    sections: '分项检查',
    errors: (count) => `${formatNumber(count)} 个错误`,
    noErrors: '无错误',
    devices: { 1: '计算机', 2: '移动设备', 3: '所有设备' },
    shown: (device, regions) => `在${regions === '' ? '' : `${regions}的`}${device}上展现。`,
    partOf: (region, count) => `${region}（${formatNumber(count)} 个城市）`,
    more: (names, count) => `${formatList(names, 'cn', 'values')}等 ${formatNumber(count)} 个地域`,
    brand: '仅推广品牌词。',
    business: (name) => `推广业务为${name}。`,
    always: '全时段投放。',
    hours: (hours, ofHours) => `每周投放 ${hours} 小时（共 ${ofHours} 小时）。`,
    targets: {
      website: '点击后访问网页。',
      app: '点击后前往应用商店。',
      shop: '点击后访问店铺。',
    },
    noBudget: '每日预算不限。',
    budget: (amount) => `每日预算 ${amount}。`,
    modes: {
      click: (amount) => `每次点击最高出价 ${amount}。`,
      conversion: (amount) => `目标转化成本 ${amount}。`,
      maximumClicks: '在预算内尽量获取更多点击。',
    },
    expected: {
      title: '预计每日效果',
      impression: '展现',
      click: '点击',
      cost: '消费',
      basis: (count) =>
        count >= 30
          ? '根据本账户各计划最近 30 天的数据估算。'
          : `根据本账户各计划最近 30 天中 ${formatNumber(count)} 天的数据估算。`,
      budgetEnds: (budget, time) => `${budget} 的预算会在 ${time} 前用完。`,
      budgetIsShort: (budget) => `${budget} 的预算不足以投放一整天。`,
      notEnough: ({ dayCount, needed }) =>
        `数据不足：最近 30 天中，本账户的计划仅有 ${dayCount} 天的数据，至少需要 ${needed} 天。`,
      loading: '正在加载计划的历史效果…',
      retry: '重试',
    },
  },
  tw: {
    inWords: '設定說明',
    sections: '各區段檢查',
    errors: (count) => `${formatNumber(count)} 個錯誤`,
    noErrors: '沒有錯誤',
    devices: { 1: '電腦', 2: '行動裝置', 3: '所有裝置' },
    shown: (device, regions) => `在${regions === '' ? '' : `${regions}的`}${device}上顯示。`,
    partOf: (region, count) => `${region}（${formatNumber(count)} 個城市）`,
    more: (names, count) => `${formatList(names, 'tw', 'values')}等 ${formatNumber(count)} 個地區`,
    brand: '只投放品牌關鍵字。',
    business: (name) => `廣告業務為${name}。`,
    always: '全天候投放。',
    hours: (hours, ofHours) => `每週投放 ${hours} 小時（共 ${ofHours} 小時）。`,
    targets: {
      website: '點擊後前往網頁。',
      app: '點擊後前往應用程式商店。',
      shop: '點擊後前往商店頁面。',
    },
    noBudget: '每日預算不限。',
    budget: (amount) => `每日預算 ${amount}。`,
    modes: {
      click: (amount) => `每次點擊最高出價 ${amount}。`,
      conversion: (amount) => `目標轉換成本 ${amount}。`,
      maximumClicks: '在預算內盡量爭取更多點擊。',
    },
    expected: {
      title: '預估每日成效',
      impression: '曝光',
      click: '點擊',
      cost: '費用',
      basis: (count) =>
        count >= 30
          ? '依據此帳戶廣告活動最近 30 天的資料估算。'
          : `依據此帳戶廣告活動最近 30 天中 ${formatNumber(count)} 天的資料估算。`,
      budgetEnds: (budget, time) => `${budget} 的預算會在 ${time} 前用完。`,
      budgetIsShort: (budget) => `${budget} 的預算不足以投放一整天。`,
      notEnough: ({ dayCount, needed }) =>
        `資料不足：最近 30 天中，此帳戶的廣告活動只有 ${dayCount} 天的資料，至少需要 ${needed} 天。`,
      loading: '正在載入廣告活動的成效…',
      retry: '再試一次',
    },
  },
};
