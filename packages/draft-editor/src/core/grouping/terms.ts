import { keyOfText } from '../duplicates';

/** Words of other scripts, and runs of Chinese characters, which have no blanks between words. */
const runs = /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu;
const han = /^\p{Script=Han}/u;
/** Shared substrings of Chinese text; longer ones are rarely shared. */
const hanLengths = { min: 2, max: 6 };
/** Characters with which no Chinese word begins or ends here: particles and conjunctions. */
const hanParticles = new Set('的了吗嗎呢和与與及或在是');
const commonWords = new Set(
  'a an and are at by for from how in is it of on or the to what when where which who why with'.split(' '),
);

/** Texts by which a keyword can be grouped: its words, and the substrings of Chinese text. */
export function termsOf(text: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const [run] of keyOfText(text).matchAll(runs)) {
    if (!han.test(run)) {
      if (run.length > 1 && !commonWords.has(run)) terms.add(run);
      continue;
    }
    const characters = [...run];
    for (let start = 0; start < characters.length; start += 1)
      for (let length = hanLengths.min; length <= hanLengths.max; length += 1) {
        const part = characters.slice(start, start + length);
        if (part.length < length) break;
        if (!hanParticles.has(part[0] ?? '') && !hanParticles.has(part.at(-1) ?? ''))
          terms.add(part.join(''));
      }
  }
  return terms;
}

/** How well a term names a group: a longer one says more than a part of it that as many keywords share. */
export function weightOf(term: string): number {
  return han.test(term) ? Math.min([...term].length, 4) : 3;
}
