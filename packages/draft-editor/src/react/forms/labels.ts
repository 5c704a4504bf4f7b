import type { Language } from '@meridian/i18n/core';
import type { bidModes, marketingTargets, NegativeField, shopPlatforms } from '../../core';

interface FormLabels {
  sections: Record<
    'what' | 'delivery' | 'where' | 'when' | 'unit' | 'addresses' | 'app' | 'negatives',
    string
  >;
  campaignName: string;
  marketingTarget: string;
  targets: Record<(typeof marketingTargets)[number], { label: string; hint: string }>;
  shopPlatform: string;
  platforms: Record<(typeof shopPlatforms)[number], string>;
  business: string;
  chooseBusiness: string;
  brandOnly: string;
  chosenBusiness: string;
  device: string;
  devices: Record<1 | 2 | 3, string>;
  computerNotAllowed: string;
  budget: string;
  unlimited: string;
  customDaily: string;
  budgetAmount: string;
  aDay: string;
  bidMode: string;
  modes: Record<(typeof bidModes)[number], string>;
  bid: string;
  aClick: string;
  aConversion: string;
  /** Cost paid by other campaigns. */
  paid: Record<'click' | 'conversion', (from: string, to: string) => string>;
  regions: string;
  time: string;
  custom: string;
  adgroupName: string;
  autoTargeting: string;
  autoTargetingHint: string;
  pcFinalUrl: string;
  mobileFinalUrl: string;
  openUrl: string;
  monitorSuffix: string;
  monitorSuffixHint: string;
  iosUrl: string;
  androidApp: string;
  androidAppHint: string;
  unitBid: string;
  unitBidHint: string;
  phraseNegatives: string;
  exactNegatives: string;
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
    campaignName: 'Campaign name',
    marketingTarget: 'Marketing target',
    targets: {
      website: { label: 'Website link', hint: 'Sends people to a page' },
      app: { label: 'App promotion', hint: 'Sends people to an app store' },
      shop: { label: 'Online store', hint: 'Sends people to a shop page' },
    },
    shopPlatform: 'E-commerce platform',
    platforms: {
      shopBuilder: 'Shop builder',
      healthMall: 'Health mall',
      taobao: 'Taobao / Tmall',
      jd: 'JD.com',
      other: 'Others',
    },
    business: 'Promoted business',
    chooseBusiness: 'Select a business',
    brandOnly: 'Brand keywords only',
    chosenBusiness: 'Business',
    device: 'Device',
    devices: { 1: 'Computer', 2: 'Mobile', 3: 'Unlimited' },
    computerNotAllowed: 'This marketing target can’t run on computers only.',
    budget: 'Daily budget',
    unlimited: 'Unlimited',
    customDaily: 'Custom (daily)',
    budgetAmount: 'Budget in CNY per day',
    aDay: 'per day',
    bidMode: 'Bid mode',
    modes: { click: 'Click price', conversion: 'Target conversion cost', maximumClicks: 'More clicks' },
    bid: 'Bid in CNY',
    aClick: 'per click',
    aConversion: 'per conversion',
    paid: {
      click: (from, to) => `Your own campaigns paid ${from} to ${to} per click in the last 30 days.`,
      conversion: (from, to) =>
        `Your own campaigns paid ${from} to ${to} per conversion in the last 30 days.`,
    },
    regions: 'Promotion region',
    time: 'Ad schedule',
    custom: 'Custom',
    adgroupName: 'Unit name',
    autoTargeting: 'Auto-targeting',
    autoTargetingHint: 'Also reaches searches that match no keyword.',
    pcFinalUrl: 'Computer final URL',
    mobileFinalUrl: 'Mobile final URL',
    openUrl: 'Open in a new tab',
    monitorSuffix: 'Monitor suffix',
    monitorSuffixHint: 'Added to the end of both URLs.',
    iosUrl: 'iOS store link',
    androidApp: 'Android app',
    androidAppHint: 'The number of the app at the ad provider.',
    unitBid: 'Bid in CNY',
    unitBidHint: 'Leave empty to use the campaign’s bid.',
    phraseNegatives: 'Phrase negatives',
    exactNegatives: 'Exact negatives',
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
    campaignName: '计划名称',
    marketingTarget: '营销目标',
    targets: {
      website: { label: '网站链接', hint: '引导用户访问网页' },
      app: { label: '应用推广', hint: '引导用户前往应用商店' },
      shop: { label: '电商店铺', hint: '引导用户访问店铺' },
    },
    shopPlatform: '电商平台',
    platforms: {
      shopBuilder: '自建店铺',
      healthMall: '健康商城',
      taobao: '淘宝/天猫',
      jd: '京东',
      other: '其他',
    },
    business: '推广业务',
    chooseBusiness: '选择业务',
    brandOnly: '仅推广品牌词',
    chosenBusiness: '业务',
    device: '设备',
    devices: { 1: '计算机', 2: '移动', 3: '不限' },
    computerNotAllowed: '该营销目标不能仅在计算机上投放。',
    budget: '每日预算',
    unlimited: '不限',
    customDaily: '自定义（每日）',
    budgetAmount: '每日预算（元）',
    aDay: '元/天',
    bidMode: '出价方式',
    modes: { click: '点击出价', conversion: '目标转化成本', maximumClicks: '获取更多点击' },
    bid: '出价（元）',
    aClick: '元/点击',
    aConversion: '元/转化',
    paid: {
      click: (from, to) => `最近 30 天，本账户计划的每次点击消费多为 ${from} 至 ${to}。`,
      conversion: (from, to) => `最近 30 天，本账户计划的每次转化消费多为 ${from} 至 ${to}。`,
    },
    regions: '推广地域',
    time: '推广时段',
    custom: '自定义',
    adgroupName: '单元名称',
    autoTargeting: '自动定向',
    autoTargetingHint: '没有关键词的搜索也可触发。',
    pcFinalUrl: '计算机最终访问网址',
    mobileFinalUrl: '移动最终访问网址',
    openUrl: '在新标签页中打开',
    monitorSuffix: '监控后缀',
    monitorSuffixHint: '附加在两个网址之后。',
    iosUrl: 'iOS 应用链接',
    androidApp: '安卓应用',
    androidAppHint: '填写推广平台的安卓应用编号（数字）。',
    unitBid: '出价（元）',
    unitBidHint: '留空则使用计划的出价。',
    phraseNegatives: '短语否定关键词',
    exactNegatives: '精确否定关键词',
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
    campaignName: '廣告活動名稱',
    marketingTarget: '行銷目標',
    targets: {
      website: { label: '網站連結', hint: '引導使用者前往網頁' },
      app: { label: '應用程式廣告', hint: '引導使用者前往應用程式商店' },
      shop: { label: '網路商店', hint: '引導使用者前往商店頁面' },
    },
    shopPlatform: '電商平台',
    platforms: {
      shopBuilder: '自建商店',
      healthMall: '健康商城',
      taobao: '淘寶/天貓',
      jd: '京東',
      other: '其他',
    },
    business: '廣告業務',
    chooseBusiness: '選擇業務',
    brandOnly: '僅投放品牌關鍵字',
    chosenBusiness: '業務',
    device: '裝置',
    devices: { 1: '電腦', 2: '行動裝置', 3: '不限' },
    computerNotAllowed: '此行銷目標無法只在電腦上投放。',
    budget: '每日預算',
    unlimited: '不限',
    customDaily: '自訂（每日）',
    budgetAmount: '每日預算（元）',
    aDay: '元/天',
    bidMode: '出價方式',
    modes: { click: '點擊出價', conversion: '目標轉換成本', maximumClicks: '爭取更多點擊' },
    bid: '出價（元）',
    aClick: '元/點擊',
    aConversion: '元/轉換',
    paid: {
      click: (from, to) => `最近 30 天，此帳戶廣告活動的每次點擊費用多為 ${from} 至 ${to}。`,
      conversion: (from, to) => `最近 30 天，此帳戶廣告活動的每次轉換費用多為 ${from} 至 ${to}。`,
    },
    regions: '投放地區',
    time: '投放時段',
    custom: '自訂',
    adgroupName: '廣告群組名稱',
    autoTargeting: '自動指定目標',
    autoTargetingHint: '沒有關鍵字的搜尋也會觸發。',
    pcFinalUrl: '電腦版最終到達網址',
    mobileFinalUrl: '行動版最終到達網址',
    openUrl: '在新分頁中開啟',
    monitorSuffix: '追蹤尾碼',
    monitorSuffixHint: '附加在兩個網址之後。',
    iosUrl: 'iOS 商店連結',
    androidApp: 'Android 應用程式',
    androidAppHint: '填寫廣告平台的 Android 應用程式編號（數字）。',
    unitBid: '出價（元）',
    unitBidHint: '留空則使用廣告活動的出價。',
    phraseNegatives: '詞組比對排除關鍵字',
    exactNegatives: '完全比對排除關鍵字',
    negativeHints: {
      phraseNegatives: '每行一個。搜尋字詞包含其中任何一個時，不顯示廣告。',
      exactNegatives: '每行一個。搜尋字詞與其中任何一個完全相同時，不顯示廣告。',
    },
  },
};
