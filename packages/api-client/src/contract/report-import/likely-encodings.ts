/** Encodings of texts without a declared encoding. */
export const legacyEncodings = [
  'gb18030',
  'big5',
  'shift_jis',
  'euc-kr',
  'windows-1252',
  'windows-1250',
] as const;
export type LegacyEncoding = (typeof legacyEncodings)[number];

/** Counts of characters that are frequent, and not frequent, in texts of an encoding. */
interface Score {
  usual: number;
  unusual: number;
  /** Frequent characters that are typical of the encoding. */
  typical: number;
}

/** Rates a text that was decoded from an encoding, chunk by chunk. */
export interface TextRating {
  add(text: string): void;
  /** Share of frequent characters among the significant ones; 1 for a text without any. */
  share(): number;
}

const minTypical = 0.4;
/** A larger sample gives no better result. */
const ratedCharacters = 500_000;

export function rateText(encoding: LegacyEncoding): TextRating {
  const rate = raters()[encoding];
  const score: Score = { usual: 0, unusual: 0, typical: 0 };
  let read = 0;
  return {
    add(text) {
      if (read >= ratedCharacters) return;
      read += text.length;
      for (const match of text.matchAll(foreign)) {
        const before = text[match.index - 1] ?? '';
        const after = text[match.index + match[0].length] ?? '';
        rate(match[0], { before, after }, score);
      }
    },
    share() {
      const { usual, unusual, typical } = score;
      // only wide digits, which Chinese encodes at the same place, are not Korean
      if (typical < usual * minTypical || (encoding === 'euc-kr' && typical === 0)) return 0;
      return unusual === 0 ? 1 : usual / (usual + unusual);
    },
  };
}

/** Minimum share of frequent characters: a name or two may be unusual. */
const minShare = 0.9;

/**
 * The most likely of the encodings in which a text is valid: Korean is also valid Chinese, but hardly the reverse; and Central European
 * words have letters that Western ones do not. `share`: see `TextRating`.
 */
export function likelyEncodingOf(
  candidates: readonly { encoding: LegacyEncoding; share: number }[],
): LegacyEncoding | undefined {
  const encodings = new Set(
    candidates.filter(({ share }) => share >= minShare).map(({ encoding }) => encoding),
  );
  if (encodings.has('euc-kr')) for (const chinese of ['gb18030', 'big5'] as const) encodings.delete(chinese);
  if (encodings.has('windows-1252')) encodings.delete('windows-1250');
  const [only] = encodings;
  return encodings.size === 1 ? only : undefined;
}

type RateRun = (run: string, around: { before: string; after: string }, score: Score) => void;

/** Runs of non-ASCII characters. */
const foreign = /[^\0-\x7f]+/g;
const asciiLetter = /[a-z]/i;
/** Punctuation and wide forms, which several encodings have at the same place. */
const neutral = /[\u00b7\u2010-\u203b\u2103\u3000-\u303f\uff00-\uff60\uffe0-\uffef\u{10000}-\u{10ffff}]/u;

interface EastAsian {
  /** The first and last pair of bytes of its most frequent characters, and the first second byte. */
  first: number;
  last: number;
  firstTrail: number;
  /** Further frequent characters. */
  others?: RegExp;
  /** The second byte can be a letter, so Latin texts lose letters: their accents become single characters. */
  hasLetters?: true;
  /** Syllables that are frequent in a text; without them, all of its characters count as such. */
  typical?: string;
}

function eastAsian(encoding: LegacyEncoding, { typical, others, hasLetters, ...range }: EastAsian): RateRun {
  let known: ReadonlySet<string> | undefined;
  const often = typical === undefined ? undefined : new Set(typical);
  return (run, { before, after }, score) => {
    known ??= charactersOf(encoding, range);
    const characters = Array.from(run);
    const isLost =
      hasLetters === true && characters.length === 1 && (asciiLetter.test(before) || asciiLetter.test(after));
    for (const character of characters) {
      if (neutral.test(character)) continue;
      const isUsual = !isLost && (known.has(character) || others?.test(character) === true);
      score[isUsual ? 'usual' : 'unusual'] += 1;
      if (isUsual && often?.has(character) !== false) score.typical += 1;
    }
  };
}

function charactersOf(encoding: LegacyEncoding, { first, last, firstTrail }: EastAsian): ReadonlySet<string> {
  const decoder = new TextDecoder(encoding);
  const found = new Set<string>();
  for (let pair = first; pair <= last; pair += 1) {
    if ((pair & 0xff) < firstTrail) continue;
    const character = decoder.decode(Uint8Array.of(pair >> 8, pair & 0xff));
    if (Array.from(character).length === 1) found.add(character);
  }
  return found;
}

/** Signs beside words; ordinals, powers and Spanish marks only where they are possible. */
const latinSigns = new Set('\u00a0£€§°©®™«»…•·´‘’“”„‚‹›–—†‡‰');

/** A text without the signs at its edges. A regular expression would take quadratic time. */
function withoutSigns(text: string): string {
  let begin = 0;
  let end = text.length;
  while (begin < end && latinSigns.has(text.charAt(begin))) begin++;
  while (end > begin && latinSigns.has(text.charAt(end - 1))) end--;
  return text.slice(begin, end);
}

/** `maxAccents`: adjacent letters with accents, as in `żółty`. */
function latin(letters: RegExp, maxAccents: number): RateRun {
  return (run, { before, after }, score) => {
    const start = /^[¿¡]/.test(run) && !asciiLetter.test(before) ? run.slice(1) : run;
    const inner = withoutSigns(start).replace(/[ªº²³¹]$/, asciiLetter.test(after) ? '$&' : '');
    if (inner === '') return;
    const isBesideLetter = asciiLetter.test(before) || asciiLetter.test(after);
    const isWord = inner.length <= maxAccents && (isBesideLetter || inner.length === 1);
    const isOdd = /[Œœ]$/.test(inner) && /[a-z]/i.test(after) && !/[uiedsc]/i.test(after);
    for (const character of inner) {
      const isUsual = isWord && !isOdd && letters.test(character);
      score[isUsual ? 'usual' : 'unusual'] += 1;
      if (isUsual) score.typical += 1;
    }
  };
}

let known: Readonly<Record<LegacyEncoding, RateRun>> | undefined;

/** Created when the first text is rated, since most pages rate none. */
const raters = (): Readonly<Record<LegacyEncoding, RateRun>> => (known ??= createRaters());

const createRaters = (): Readonly<Record<LegacyEncoding, RateRun>> => ({
  // the frequent half of GB 2312; the others have first bytes up to F7
  gb18030: eastAsian('gb18030', { first: 0xb0_a1, last: 0xd7_f9, firstTrail: 0xa1 }),
  big5: eastAsian('big5', { first: 0xa4_40, last: 0xc6_7e, firstTrail: 0x40, hasLetters: true }),
  shift_jis: eastAsian('shift_jis', {
    first: 0x88_9f,
    last: 0x98_72,
    firstTrail: 0x40,
    hasLetters: true,
    others: /[\u3041-\u30ff]/,
  }),
  // all of its characters are also frequent in GB 2312, so only the syllables distinguish them
  'euc-kr': eastAsian('euc-kr', {
    first: 0xb0_a1,
    last: 0xc8_fe,
    firstTrail: 0xa1,
    typical:
      '이다는에가을의고하지한로사기도리나대서해자인일어시제은주아스게정그수전라를들부여장으보' +
      '상구만유조거연동원선비관용무신안국공성모치세오경우개방생소트위화마호미요내단양물중계과학' +
      '발회야실명러분체면면금문재당적영입통진반력업산간교매르드레크브랜캠페키워검색광노출클릭환' +
      '날짜름별그룹합현식품할제서울강남봄여름가을겨울신규행의약배송카노말특',
  }),
  'windows-1252': latin(/[À-ÖØ-öø-ÿŠšŽžŸŒœ]/, 2),
  'windows-1250': latin(
    /[ĄąĆćĘęŁłŃńÓóŚśŹźŻżÁáÉéÍíÚúÝýČčĎďĚěŇňŘřŠšŤťŮůŽžÄäÖöÜüßŐőŰűĽľĹĺÔôĂăÂâÎîŞşŢţĐđÇçËë]/,
    3,
  ),
});
