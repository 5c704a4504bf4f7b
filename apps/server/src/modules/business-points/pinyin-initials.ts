import { pinyin } from 'pinyin-pro';

/**
 * Initials of a name in pinyin, for searching: `医疗服务` gives `ylfw`, `K12教育` gives `k12jy`.
 * Shape: lower-case ASCII letters and digits; other characters are omitted.
 */
export function pinyinInitials(name: string): string {
  const letters = pinyin(name.normalize('NFKC'), {
    pattern: 'first',
    toneType: 'none',
    type: 'array',
    nonZh: 'spaced',
  });
  return letters
    .join('')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
