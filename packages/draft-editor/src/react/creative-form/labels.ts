import type { Language } from '@meridian/i18n/core';

export interface CreativeFormLabels {
  sections: Record<'copy' | 'pictures', string>;
  optional: string;
  keywordWildcard: string;
  regionWildcard: string;
  /** Default word of a new keyword wildcard. */
  newWord: string;
  hasRegion: string;
  onlyInTitle: string;
  isFirstLongEnough: string;
  areBothLongEnough: string;
  urlHint: string;
  chooseTheme: string;
  noPictures: string;
}

export const creativeFormLabels: Record<Language, CreativeFormLabels> = {
  en: {
    sections: { copy: 'Copy', pictures: 'Pictures' },
    optional: 'optional',
    keywordWildcard: 'Keyword wildcard',
    regionWildcard: 'Region wildcard',
    newWord: 'keyword',
    hasRegion: 'The title already has a region wildcard.',
    onlyInTitle: 'Use the region wildcard only at the start of a title.',
    isFirstLongEnough: 'Meets the recommended length.',
    areBothLongEnough: 'Both descriptions together meet the recommended length.',
    urlHint: 'Leave empty to use the unit’s URL.',
    chooseTheme: 'Select a theme',
    noPictures: 'This unit has no pictures',
  },
  cn: {
    sections: { copy: '创意文案', pictures: '图片' },
    optional: '选填',
    keywordWildcard: '关键词通配符',
    regionWildcard: '地域通配符',
    newWord: '关键词',
    hasRegion: '标题中已有地域通配符。',
    onlyInTitle: '地域通配符只能位于标题开头。',
    isFirstLongEnough: '已达到建议长度。',
    areBothLongEnough: '两行描述合计已达到建议长度。',
    urlHint: '留空则使用单元的网址。',
    chooseTheme: '选择主题',
    noPictures: '单元中没有图片',
  },
  tw: {
    sections: { copy: '素材文案', pictures: '圖片' },
    optional: '選填',
    keywordWildcard: '關鍵字萬用字元',
    regionWildcard: '地區萬用字元',
    newWord: '關鍵字',
    hasRegion: '標題中已有地區萬用字元。',
    onlyInTitle: '地區萬用字元只能位於標題開頭。',
    isFirstLongEnough: '已達建議長度。',
    areBothLongEnough: '兩行說明合計已達建議長度。',
    urlHint: '留空則使用廣告群組的網址。',
    chooseTheme: '選擇主題',
    noPictures: '廣告群組中沒有圖片',
  },
};
