import { lengthIn } from '../length';
import type { TextLimit } from '../limits/provider-limits';

/** The wildcard that the provider replaces with the searcher's region. */
export const regionWildcard = '{地域}';

export type WildcardToken =
  | { type: 'text'; text: string; at: number }
  /** `word` is the default word, shown if no keyword fits. */
  | { type: 'keyword' | 'region'; word: string; at: number };

/** An unmatched brace, or one inside a wildcard; `at` counts UTF-16 units from 0. */
export interface WildcardError {
  code: 'unbalanced' | 'nested';
  at: number;
}

/** A text in its parts, and the errors of its braces, which stay in the text. */
export function parseWildcards(text: string): { tokens: WildcardToken[]; errors: WildcardError[] } {
  const tokens: WildcardToken[] = [];
  const errors: WildcardError[] = [];
  let textStart = 0;
  let open: number | null = null;
  const endText = (end: number) => {
    if (end > textStart) tokens.push({ type: 'text', text: text.slice(textStart, end), at: textStart });
  };
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') {
      if (open !== null) errors.push({ code: 'nested', at });
      else open = at;
    } else if (text[at] === '}') {
      if (open === null) {
        errors.push({ code: 'unbalanced', at });
        continue;
      }
      const word = text.slice(open + 1, at);
      if (!word.includes('{')) {
        endText(open);
        tokens.push({ type: `{${word}}` === regionWildcard ? 'region' : 'keyword', word, at: open });
        textStart = at + 1;
      }
      open = null;
    }
  }
  if (open !== null) errors.push({ code: 'unbalanced', at: open });
  endText(text.length);
  return { tokens, errors };
}

export interface FillOptions {
  /** If absent, keyword wildcards show their default words. */
  keyword?: string | undefined;
  /** If absent, the region wildcard shows its own word. */
  region?: string | undefined;
  /** A longer text keeps its default words, as at the provider. */
  limit?: TextLimit | undefined;
}

/** The text that searchers see, and whether it exceeds its limit with the keyword. */
export function fillWildcards(
  text: string,
  { keyword, region, limit }: FillOptions = {},
): { text: string; overflows: boolean } {
  const { tokens } = parseWildcards(text);
  const fill = (word: string | undefined) =>
    tokens
      .map((token) => {
        if (token.type === 'text') return token.text;
        return token.type === 'region' ? (region ?? token.word) : (word ?? token.word);
      })
      .join('');
  const filled = fill(keyword);
  const overflows = limit !== undefined && lengthIn(limit.unit, filled) > limit.max;
  return { text: overflows ? fill(undefined) : filled, overflows };
}
