import type { Language } from '@meridian/i18n/core';
import type { LibraryPicture } from './picture';

const names = [
  'Powder day',
  'Shinkansen',
  'Garden',
  '冲绳海景',
  'Night cabin',
  'Open-air bath with a long name',
];
const sizes = [
  { width: 800, height: 497, ratio: '1.61:1' },
  { width: 1_280, height: 795, ratio: '1.61:1' },
  { width: 600, height: 600, ratio: '1:1' },
  { width: 1_600, height: 1_067, ratio: null },
] as const;
const colours = ['#cfe0f4', '#27345f', '#fbe7d3', '#bfe6ef', '#d98c7a'];

const syncStates = ['synchronized', 'synchronized', 'none', 'failed', 'pending'] as const;
const rejections = {
  en: 'The provider doesn’t accept this picture. Use another one.',
  cn: '平台未通过该图片，请更换。',
  tw: '平台未通過此圖片，請更換。',
};
const syncOf = (index: number, language: Language): Pick<LibraryPicture, 'syncState' | 'syncMessage'> => {
  const syncState = syncStates[index % syncStates.length] ?? 'none';
  const syncMessage = syncState === 'failed' ? rejections[language] : null;
  return { syncState, syncMessage };
};

/** Pictures as in a library. */
export const examplePictures = (count: number, language: Language = 'en'): LibraryPicture[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(sizes[index % sizes.length] ?? sizes[0]),
    id: `picture-${String(index)}`,
    name: names[index % names.length] ?? '',
    bytes: 340_000,
    fileSize: '332 KB',
    theme: '雪景',
    creativeCount: index % 4,
    created: '2026-11-18 10:20',
    ...syncOf(index, language),
  }));

/** A drawn picture instead of a file. */
export function exampleAddress(id: string): string {
  const number = Number(id.replace(/\D/g, ''));
  const size = sizes[number % sizes.length] ?? sizes[0];
  const colour = colours[number % colours.length] ?? '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="${colour}"/><circle cx="70%" cy="35%" r="12%" fill="#fff4cf"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
