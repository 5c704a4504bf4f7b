import type { Language } from '@meridian/i18n/core';

export interface UnitPictureLabels {
  synced: string;
  notSynced: string;
  /** Creatives that show a picture; 0 as a word. */
  usedIn: (count: number) => string;
  otherRatio: string;
  noTheme: string;
  pixels: (size: { width: number; height: number }) => string;
  select: string;
  /** Pictures of a unit. */
  title: string;
  add: string;
  remove: (name: { index: number; theme: string }) => string;
  /** Alternative text of a picture of a unit. */
  picture: (name: { index: number; theme: string }) => string;
  none: string;
  noneOfTheme: string;
  missing: string;
}

const sizeText = ({ width, height }: { width: number; height: number }) => `${width} × ${height}`;

export const pictureLabels: Record<Language, UnitPictureLabels> = {
  en: {
    synced: 'Synced',
    notSynced: 'Not synced',
    usedIn: (count) =>
      count === 0 ? 'not used' : count === 1 ? 'in 1 creative' : `in ${String(count)} creatives`,
    otherRatio: 'To crop',
    noTheme: 'No theme',
    pixels: sizeText,
    select: 'Select',
    title: 'Pictures of the unit',
    add: 'Choose pictures',
    remove: ({ index, theme }) => `Remove picture ${index} of “${theme}” from the unit`,
    picture: ({ index, theme }) => `Picture ${index} of “${theme}”`,
    none: 'The unit has no pictures. Creative copy, picture and picture theme cannot be empty.',
    noneOfTheme: 'The unit has no pictures of this theme.',
    missing: 'Not in the library',
  },
  cn: {
    synced: '已同步',
    notSynced: '未同步',
    usedIn: (count) => (count === 0 ? '未使用' : `${String(count)} 条创意使用`),
    otherRatio: '需裁剪',
    noTheme: '无主题',
    pixels: sizeText,
    select: '选择',
    title: '单元图片',
    add: '选择图片',
    remove: ({ index, theme }) => `从单元中移除“${theme}”的第 ${index} 张图片`,
    picture: ({ index, theme }) => `“${theme}”的第 ${index} 张图片`,
    none: '单元中没有图片。创意文案、图片和图片主题不能为空。',
    noneOfTheme: '单元中没有此主题的图片。',
    missing: '素材库中没有此图片',
  },
  tw: {
    synced: '已同步',
    notSynced: '未同步',
    usedIn: (count) => (count === 0 ? '未使用' : `${String(count)} 則素材使用`),
    otherRatio: '需裁切',
    noTheme: '無主題',
    pixels: sizeText,
    select: '選取',
    title: '廣告群組的圖片',
    add: '選擇圖片',
    remove: ({ index, theme }) => `從廣告群組移除「${theme}」的第 ${index} 張圖片`,
    picture: ({ index, theme }) => `「${theme}」的第 ${index} 張圖片`,
    none: '廣告群組中沒有圖片。素材文案、圖片與圖片主題不可為空。',
    noneOfTheme: '廣告群組中沒有此主題的圖片。',
    missing: '圖庫中沒有這張圖片',
  },
};
