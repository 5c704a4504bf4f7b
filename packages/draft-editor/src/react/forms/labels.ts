import type { Language } from '@meridian/i18n/core';
import type { marketingTargets, NegativeField } from '../../core';

/** Texts of the forms beside the names of fields and options, which the import has too. */
interface FormLabels {
  sections: Record<
    'what' | 'delivery' | 'where' | 'when' | 'unit' | 'addresses' | 'app' | 'negatives',
    string
  >;
  targetHints: Record<(typeof marketingTargets)[number], string>;
  chooseBusiness: string;
  chosenBusiness: string;
  computerNotAllowed: string;
  budget: string;
  unlimited: string;
  customDaily: string;
  aDay: string;
  aClick: string;
  aConversion: string;
  /** Cost paid by other campaigns. */
  paid: Record<'click' | 'conversion', (from: string, to: string) => string>;
  custom: string;
  autoTargetingHint: string;
  openUrl: string;
  monitorSuffixHint: string;
  androidAppHint: string;
  unitBidHint: string;
  pausedHint: string;
  negativeHints: Record<NegativeField, string>;
}

export const formLabels: Record<Language, FormLabels> = {
  en: {
    sections: {
      what: 'What you’re advertising',
      delivery: 'Delivery',
      where: 'Where',
      when: 'When',
      unit: 'Unit',
      addresses: 'URLs',
      app: 'App',
      negatives: 'Negative keywords',
    },
    targetHints: {
      website: 'Sends people to a page',
      app: 'Sends people to an app store',
      shop: 'Sends people to a shop page',
    },
    chooseBusiness: 'Select a business',
    chosenBusiness: 'Business',
    computerNotAllowed: 'This marketing target can’t run on computers only.',
    budget: 'Daily budget',
    unlimited: 'Unlimited',
    customDaily: 'Custom (daily)',
    aDay: 'per day',
    aClick: 'per click',
    aConversion: 'per conversion',
    paid: {
      click: (from, to) => `Your own campaigns paid ${from} to ${to} per click in the last 30 days.`,
      conversion: (from, to) =>
        `Your own campaigns paid ${from} to ${to} per conversion in the last 30 days.`,
    },
    custom: 'Custom',
    autoTargetingHint: 'Also reaches searches that match no keyword.',
    openUrl: 'Open in a new tab',
    monitorSuffixHint: 'Added to the end of both URLs.',
    androidAppHint: 'The number of the app at the ad provider.',
    unitBidHint: 'Leave empty to use the campaign’s bid.',
    pausedHint: 'No ads run while it’s paused.',
    negativeHints: {
      phraseNegatives: 'One per line. Ads don’t show for searches that contain any of these.',
      exactNegatives: 'One per line. Ads don’t show for searches that are exactly one of these.',
    },
  },
  cn: {
    sections: {
      what: '推广内容',
      delivery: '投放设置',
      where: '推广地域',
      when: '推广时段',
      unit: '单元',
      addresses: '访问网址',
      app: '应用',
      negatives: '否定关键词',
    },
    targetHints: {
      website: '引导用户访问网页',
      app: '引导用户前往应用商店',
      shop: '引导用户访问店铺',
    },
    chooseBusiness: '选择业务',
    chosenBusiness: '业务',
    computerNotAllowed: '该营销目标不能仅在计算机上投放。',
    budget: '每日预算',
    unlimited: '不限',
    customDaily: '自定义（每日）',
    aDay: '元/天',
    aClick: '元/点击',
    aConversion: '元/转化',
    paid: {
      click: (from, to) => `最近 30 天，本账户计划的每次点击消费多为 ${from} 至 ${to}。`,
      conversion: (from, to) => `最近 30 天，本账户计划的每次转化消费多为 ${from} 至 ${to}。`,
    },
    custom: '自定义',
    autoTargetingHint: '没有关键词的搜索也可触发。',
    openUrl: '在新标签页中打开',
    monitorSuffixHint: '附加在两个网址之后。',
    androidAppHint: '填写推广平台的安卓应用编号（数字）。',
    unitBidHint: '留空则使用计划的出价。',
    pausedHint: '暂停期间不展现广告。',
    negativeHints: {
      phraseNegatives: '每行一个。搜索词包含其中任何一个时，不展现广告。',
      exactNegatives: '每行一个。搜索词与其中任何一个完全相同时，不展现广告。',
    },
  },
  tw: {
    sections: {
      what: '廣告內容',
      delivery: '投放設定',
      where: '投放地區',
      when: '投放時段',
      unit: '廣告群組',
      addresses: '到達網址',
      app: '應用程式',
      negatives: '排除關鍵字',
    },
    targetHints: {
      website: '引導使用者前往網頁',
      app: '引導使用者前往應用程式商店',
      shop: '引導使用者前往商店頁面',
    },
    chooseBusiness: '選擇業務',
    chosenBusiness: '業務',
    computerNotAllowed: '此行銷目標無法只在電腦上投放。',
    budget: '每日預算',
    unlimited: '不限',
    customDaily: '自訂（每日）',
    aDay: '元/天',
    aClick: '元/點擊',
    aConversion: '元/轉換',
    paid: {
      click: (from, to) => `最近 30 天，此帳戶廣告活動的每次點擊費用多為 ${from} 至 ${to}。`,
      conversion: (from, to) => `最近 30 天，此帳戶廣告活動的每次轉換費用多為 ${from} 至 ${to}。`,
    },
    custom: '自訂',
    autoTargetingHint: '沒有關鍵字的搜尋也會觸發。',
    openUrl: '在新分頁中開啟',
    monitorSuffixHint: '附加在兩個網址之後。',
    androidAppHint: '填寫廣告平台的 Android 應用程式編號（數字）。',
    unitBidHint: '留空則使用廣告活動的出價。',
    pausedHint: '暫停期間不顯示廣告。',
    negativeHints: {
      phraseNegatives: '每行一個。搜尋字詞包含其中任何一個時，不顯示廣告。',
      exactNegatives: '每行一個。搜尋字詞與其中任何一個完全相同時，不顯示廣告。',
    },
  },
};
