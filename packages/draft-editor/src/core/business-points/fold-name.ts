/** A text without case, width and spaces, for searches to compare. */
export function foldName(text: string): string {
  return text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
}

/** Part of a text, in UTF-16 units; the end is exclusive. */
export interface NameRange {
  start: number;
  end: number;
}

/** The characters of a name that match a part of its folded text; null if several characters were folded into one. */
export function rangeOfFolded(name: string, part: NameRange): NameRange | null {
  const lengthOf = (character: string) => foldName(character).length;
  return rangeBy(name, part, { lengthOf, total: foldName(name).length });
}

/** The characters of a name that match a part of its initials; null if it is unclear which characters have no initial. */
export function rangeOfInitials(name: string, initials: string, part: NameRange): NameRange | null {
  const lengthOf = (character: string) => {
    const folded = foldName(character);
    return /\p{Script=Han}/u.test(folded) ? 1 : folded.replaceAll(/[^a-z0-9]/g, '').length;
  };
  return rangeBy(name, part, { lengthOf, total: initials.length });
}

interface CharacterLengths {
  /** Length of a character after folding. */
  lengthOf: (character: string) => number;
  /** Length of the whole folded text. */
  total: number;
}

function rangeBy(name: string, part: NameRange, { lengthOf, total }: CharacterLengths): NameRange | null {
  let start = 0;
  let end = name.length;
  let at = 0;
  let position = 0;
  for (const character of name) {
    const next = position + lengthOf(character);
    if (position <= part.start && next > part.start) start = at;
    at += character.length;
    if (position < part.end && next >= part.end) end = at;
    position = next;
  }
  return position === total ? { start, end } : null;
}
