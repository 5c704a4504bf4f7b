import { parseWildcards, regionWildcard } from '../../core/wildcards/wildcards';

/** A selection in a text, in UTF-16 units; a caret has its start at its end. */
export interface TextSelection {
  start: number;
  end: number;
}

export interface InsertedText {
  text: string;
  selection: TextSelection;
}

/**
 * Inserts a keyword wildcard.
 *
 * Shape: selected text becomes the default word, and the caret stands after the wildcard. Without a selection
 *        `defaultWord` is inserted and selected. Wildcards never nest: a keyword wildcard that the selection touches
 *        becomes part of the new one, and the region wildcard stays outside.
 */
export function insertKeywordWildcard(
  text: string,
  selection: TextSelection,
  defaultWord: string,
): InsertedText {
  const { start, end } = outsideOfWildcards(text, selection);
  const selected = text.slice(start, end);
  const inner = selected.replaceAll(/[{}]/g, '');
  const word = inner.trim();
  // a double click on some systems selects the space after the word
  const [before = '', after = ''] = word === '' ? [] : inner.split(word);
  const wildcard = `{${word || defaultWord}}`;
  const wildcardStart = start + before.length;
  const wildcardEnd = wildcardStart + wildcard.length;
  const isWordSelected = word === '' || selected === wildcard;
  return {
    text: text.slice(0, start) + before + wildcard + after + text.slice(end),
    selection: isWordSelected
      ? { start: wildcardStart + 1, end: wildcardEnd - 1 }
      : { start: wildcardEnd, end: wildcardEnd },
  };
}

/** Inserts the region wildcard at its only valid place, the start. The caret stands after it. */
export function insertRegionWildcard(text: string): InsertedText {
  const { length } = regionWildcard;
  return { text: regionWildcard + text, selection: { start: length, end: length } };
}

/** The selection extended to whole keyword wildcards, and without a region wildcard. */
function outsideOfWildcards(text: string, selection: TextSelection): TextSelection {
  let { start, end } = selection;
  for (const token of parseWildcards(text).tokens) {
    if (token.type === 'text') continue;
    const tokenEnd = token.at + token.word.length + 2;
    if (start >= tokenEnd || end <= token.at) continue;
    start = token.type === 'keyword' ? Math.min(start, token.at) : tokenEnd;
    end = Math.max(end, tokenEnd);
  }
  return { start, end };
}
