import { pinyin } from 'pinyin-pro';

/** Syllables that count; a longer name is not found by the pinyin of what follows. */
const maxSyllables = 24;
/** Letters that are compared; more would only make every scan of the names longer. */
const maxLetters = 16;
const wordPattern = /[a-z0-9]+/g;

/**
 * What the pinyin of a name is compared with: from each syllable on, the letters of all syllables and their initials.
 * `北海道` gives ` beihaidao haidao dao bhd hd`.
 *
 * Shape: lower-case ASCII letters and digits, a space before each; empty for a name without Chinese characters.
 */
export function pinyinKeys(name: string): string {
  const syllables = syllablesOf(name).slice(0, maxSyllables);
  if (!syllables.some(({ isChinese }) => isChinese)) return '';
  const keysOf = (parts: readonly string[]) =>
    parts.map((_, index) => parts.slice(index).join('').slice(0, maxLetters));
  const full = keysOf(syllables.map(({ letters }) => letters));
  // a single initial is the start of its syllable
  const initials = keysOf(
    syllables.map(({ letters, isChinese }) => (isChinese ? letters.slice(0, 1) : letters)),
  ).slice(0, -1);
  return [...new Set([...full, ...initials])].map((key) => ` ${key}`).join('');
}

/** A text as `pinyinKeys` contains it if it is pinyin; empty if it cannot be. */
export function pinyinQuery(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ü', 'v')
    .replaceAll(/[\s']+/g, '');
  return /^[a-z0-9]+$/.test(letters) ? ` ${letters.slice(0, maxLetters)}` : '';
}

function syllablesOf(name: string): { letters: string; isChinese: boolean }[] {
  const read = pinyin(name.normalize('NFKC').toLowerCase(), {
    toneType: 'none',
    type: 'all',
    v: true,
    nonZh: 'spaced',
  });
  const syllables: { letters: string; isChinese: boolean }[] = [];
  let word = '';
  for (const { isZh, pinyin: syllable, origin } of [...read, { isZh: true, pinyin: '', origin: '' }]) {
    if (!isZh) {
      word += origin;
      continue;
    }
    for (const [letters] of word.matchAll(wordPattern)) syllables.push({ letters, isChinese: false });
    word = '';
    if (/^[a-z]+$/.test(syllable)) syllables.push({ letters: syllable, isChinese: true });
  }
  return syllables;
}
