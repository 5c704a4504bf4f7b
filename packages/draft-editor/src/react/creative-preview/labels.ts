import type { Language } from '@meridian/i18n/core';
import type { KeywordMode, PreviewDevice } from '../../core/preview/preview-creative';

interface PreviewTextParams {
  keyword: string;
  field: string;
  length: number;
  max: number;
  /** Name of the unit of both lengths, such as characters. */
  unit: string;
}

export interface CreativePreviewLabels {
  title: string;
  device: string;
  devices: Record<PreviewDevice, string>;
  /** Name of the displayed ad. */
  ad: string;
  /** Alternative text of a picture of the ad. */
  picture: string;
  region: string;
  keyword: string;
  keywordModes: Record<KeywordMode, string>;
  noKeywords: string;
  finalUrl: string;
  noUrl: string;
  noTitle: string;
  noDescription: string;
  overflow: (params: PreviewTextParams) => string;
}

export const creativePreviewLabels: Record<Language, CreativePreviewLabels> = {
  en: {
    title: 'Preview',
    device: 'Device',
    devices: { mobile: 'Mobile', computer: 'Computer' },
    ad: 'Ad as searchers see it',
    picture: 'Picture of the ad',
    region: 'Shown for region',
    keyword: 'Keyword wildcards',
    keywordModes: { default: 'Default word', longest: 'Longest keyword of the unit' },
    noKeywords: 'This unit has no keywords.',
    finalUrl: 'Final URL',
    noUrl: 'No final URL',
    noTitle: 'Title',
    noDescription: 'Description',
    overflow: ({ keyword, field, length, max, unit }) =>
      `${field}: ${length} ${unit} with the keyword “${keyword}”; the limit is ${max}. The default word is shown.`,
  },
  cn: {
    title: '预览',
    device: '设备',
    devices: { mobile: '移动端', computer: '计算机' },
    ad: '搜索用户看到的广告',
    picture: '广告图片',
    region: '展现地域',
    keyword: '关键词通配符',
    keywordModes: { default: '默认词', longest: '单元中最长的关键词' },
    noKeywords: '单元中没有关键词。',
    finalUrl: '最终访问网址',
    noUrl: '没有最终访问网址',
    noTitle: '标题',
    noDescription: '描述',
    overflow: ({ keyword, field, length, max, unit }) =>
      `${field}：代入关键词“${keyword}”后为 ${length} 个${unit}，超过上限 ${max} 个，将显示默认词。`,
  },
  tw: {
    title: '預覽',
    device: '裝置',
    devices: { mobile: '行動裝置', computer: '電腦' },
    ad: '搜尋使用者看到的廣告',
    picture: '廣告圖片',
    region: '顯示地區',
    keyword: '關鍵字萬用字元',
    keywordModes: { default: '預設字詞', longest: '廣告群組中最長的關鍵字' },
    noKeywords: '廣告群組中沒有關鍵字。',
    finalUrl: '最終到達網址',
    noUrl: '沒有最終到達網址',
    noTitle: '標題',
    noDescription: '說明',
    overflow: ({ keyword, field, length, max, unit }) =>
      `${field}：代入關鍵字「${keyword}」後為 ${length} 個${unit}，超過上限 ${max} 個，將顯示預設字詞。`,
  },
};
