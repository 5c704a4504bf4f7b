import type { Language } from '@meridian/i18n/core';

/** The words of cells with a picture. */
export interface PictureLabels {
  /** For a row whose name may be empty. */
  picture: (name: string) => string;
  pictureMissing: string;
  /** Size of a picture, in pixels. */
  pictureSize: string;
}

export const pictureLabelsOf: Record<Language, PictureLabels> = {
  en: {
    picture: (name) => (name === '' ? 'Picture' : `Picture of ${name}`),
    pictureMissing: 'No picture',
    pictureSize: 'Size',
  },
  cn: {
    picture: (name) => (name === '' ? '图片' : `“${name}”的图片`),
    pictureMissing: '无图片',
    pictureSize: '尺寸',
  },
  tw: {
    picture: (name) => (name === '' ? '圖片' : `「${name}」的圖片`),
    pictureMissing: '沒有圖片',
    pictureSize: '尺寸',
  },
};
