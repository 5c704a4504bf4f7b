/** Maximum number of steps per cell: about 50 ms. */
const maxSteps = 1e7;
/** A pattern that allows only shorter texts is useless. */
const minLength = 50;
const maxRepeats = 1000;
/** Longer sources are not checked. */
const maxSourceLength = 1000;

interface Group {
  hasQuantifier: boolean;
  alternatives: number;
}

interface Quantifier {
  min: number;
  max: number;
  /** Length of the source. */
  length: number;
}

/**
 * The longest text that a regular expression matches within a limit of steps, even in the worst case; null for an expression that can
 * take exponential time, such as `(a+)+`.
 *
 * Shape:  UTF-16 units. The source is valid with the flag `u`. Backreferences, lookaround, and repeated groups with
 *         quantifiers or alternatives inside always give null: their time has no simple bound.
 * Errors: none.
 * Source: a backtracking match tries each choice of each quantifier: n for an unbounded one, and n places to start.
 */
export function patternLimit(source: string): number | null {
  if (source.length > maxSourceLength) return null;
  const groups: Group[] = [];
  let group: Group = { hasQuantifier: false, alternatives: 1 };
  let unbounded = 0;
  let choices = 1;
  let at = 0;
  while (at < source.length) {
    const char = source[at];
    let closed: Group | null = null;
    if (char === '|') group.alternatives += 1;
    if (char === '(') {
      const opening = /^\((?:\?:|\?<(?![=!])[^>]*>|(?!\?))/.exec(source.slice(at));
      if (!opening) return null;
      groups.push(group);
      group = { hasQuantifier: false, alternatives: 1 };
      at += opening[0].length;
      continue;
    }
    if (char === ')') {
      closed = group;
      choices *= group.alternatives;
      group = groups.pop() ?? group;
      group.hasQuantifier ||= closed.hasQuantifier;
    }
    const length = atomLength(source, at);
    if (length === null) return null;
    at += length;
    const quantifier = quantifierAt(source, at);
    if (!quantifier) continue;
    const { min, max } = quantifier;
    const isRepeated = max > 1 && closed !== null && (closed.hasQuantifier || closed.alternatives > 1);
    if (isRepeated || (max !== Infinity && max > maxRepeats)) return null;
    if (max === Infinity) unbounded += 1;
    else choices *= max - min + 1;
    group.hasQuantifier = true;
    at += quantifier.length;
  }
  const isAnchored = source.startsWith('^') && group.alternatives === 1;
  return lengthWithin(unbounded + (isAnchored ? 0 : 1), choices * group.alternatives);
}

/** Length of the source of one character, class, escape or bracket; null for a backreference. */
function atomLength(source: string, at: number): number | null {
  const rest = source.slice(at);
  if (/^\\(?:[1-9]|k)/.test(rest)) return null;
  const atom = /^\\[pPu]\{[^}]*\}|^\\[\s\S]|^\[(?:\\[\s\S]|[^\]\\])*\]/.exec(rest);
  return atom ? atom[0].length : 1;
}

function quantifierAt(source: string, at: number): Quantifier | null {
  const found = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(source.slice(at));
  if (!found) return null;
  const [{ length }, sign, from = '', comma, to = ''] = found;
  if (sign !== undefined) return { min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity, length };
  const min = Number(from);
  return { min, max: comma === undefined ? min : to === '' ? Infinity : Number(to), length };
}

/** The greatest length n with `n ** degree / degree! * choices` steps at most. */
function lengthWithin(degree: number, choices: number): number | null {
  if (choices > maxSteps) return null;
  if (degree === 0) return Infinity;
  let orders = 1;
  for (let factor = 2; factor <= degree; factor += 1) orders *= factor;
  const length = Math.floor(((maxSteps * orders) / choices) ** (1 / degree));
  return length < minLength ? null : length;
}
