import { formatNumber, type Language } from '@meridian/i18n/core';

/** Headers of the list of pictures. */
export type PictureListHeadName = 'name' | 'ratio' | 'width' | 'bytes' | 'sync' | 'use' | 'createdTime';

export interface UnitPictureLabels {
  synced: string;
  notSynced: string;
  /** Being sent to the provider. */
  sending: string;
  notAccepted: string;
  /** Number of creatives that show a picture; 0 is a word. */
  usedIn: (count: number) => string;
  otherRatio: string;
  noTheme: string;
  pixels: (size: { width: number; height: number }) => string;
  heads: Record<PictureListHeadName, string>;
  /** Name of a sortable header; without a direction, the list is not sorted by it. */
  sortedBy: (head: string, direction: 'asc' | 'desc' | undefined) => string;
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
    sending: 'Sending',
    notAccepted: 'Rejected',
    usedIn: (count) =>
      count === 0 ? 'not used' : count === 1 ? 'in 1 creative' : `in ${formatNumber(count)} creatives`,
    otherRatio: 'Needs cropping',
    noTheme: 'No theme',
    pixels: sizeText,
    heads: {
      name: 'Name',
      ratio: 'Ratio',
      width: 'Size',
      bytes: 'File',
      sync: 'Provider',
      use: 'Used',
      createdTime: 'Uploaded',
    },
    sortedBy: (head, direction) =>
      direction ? `${head}, sorted ${direction === 'asc' ? 'ascending' : 'descending'}` : `${head}, sort`,
    select: 'Select',
    title: 'Unit pictures',
    add: 'Select pictures',
    remove: ({ index, theme }) => `Remove picture ${index} of “${theme}” from the unit`,
    picture: ({ index, theme }) => `Picture ${index} of “${theme}”`,
    none: 'This unit has no pictures. Add a picture with a theme.',
    noneOfTheme: 'This unit has no pictures with this theme.',
    missing: 'Not in the library',
  },
  cn: {
    synced: '已同步',
    notSynced: '未同步',
    sending: '推送中',
    notAccepted: '未通过',
    usedIn: (count) => (count === 0 ? '未使用' : `${formatNumber(count)} 个创意使用`),
    otherRatio: '需裁剪',
    noTheme: '无主题',
    pixels: sizeText,
    heads: {
      name: '名称',
      ratio: '比例',
      width: '尺寸',
      bytes: '文件',
      sync: '推广平台',
      use: '使用',
      createdTime: '上传时间',
    },
    sortedBy: (head, direction) =>
      direction ? `${head}，${direction === 'asc' ? '升序' : '降序'}排列` : `${head}，排序`,
    select: '选择',
    title: '单元图片',
    add: '选择图片',
    remove: ({ index, theme }) => `从单元中移除“${theme}”的第 ${index} 张图片`,
    picture: ({ index, theme }) => `“${theme}”的第 ${index} 张图片`,
    none: '单元中没有图片。请添加带主题的图片。',
    noneOfTheme: '单元中没有此主题的图片。',
    missing: '素材库中没有此图片',
  },
  tw: {
    synced: '已同步',
    notSynced: '未同步',
    sending: '傳送中',
    notAccepted: '未通過',
    usedIn: (count) => (count === 0 ? '未使用' : `${formatNumber(count)} 個素材使用`),
    otherRatio: '需裁切',
    noTheme: '無主題',
    pixels: sizeText,
    heads: {
      name: '名稱',
      ratio: '比例',
      width: '尺寸',
      bytes: '檔案',
      sync: '廣告平台',
      use: '使用',
      createdTime: '上傳時間',
    },
    sortedBy: (head, direction) =>
      direction ? `${head}，${direction === 'asc' ? '遞增' : '遞減'}排序` : `${head}，排序`,
    select: '選取',
    title: '廣告群組的圖片',
    add: '選擇圖片',
    remove: ({ index, theme }) => `從廣告群組移除「${theme}」的第 ${index} 張圖片`,
    picture: ({ index, theme }) => `「${theme}」的第 ${index} 張圖片`,
    none: '廣告群組中沒有圖片。請新增含主題的圖片。',
    noneOfTheme: '廣告群組中沒有此主題的圖片。',
    missing: '圖片庫中沒有這張圖片',
  },
};
