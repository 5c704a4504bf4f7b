/**
 * The cells of tab-separated text, row by row, as spreadsheets copy it.
 *
 * Shape:  rows may have different lengths. A cell in quotes may contain tabs, line breaks and doubled quotes. A line break
 *         at the very end begins no row.
 * Errors: none; a quote that is never closed is part of its text.
 */
export function* parseClipboard(text: string): Generator<readonly string[], void> {
  const breaks = /[\t\n]|\r\n?/g;
  let at = 0;
  let hasQuotes = true;
  let row: string[] = [];
  while (at < text.length || row.length > 0) {
    const closed = hasQuotes && text[at] === '"' ? quotedEnd(text, at) : null;
    // one search to the end of the text is enough
    if (closed === 'never') hasQuotes = false;
    const quoted = typeof closed === 'number' ? closed : null;
    breaks.lastIndex = quoted ?? at;
    const delimiter = breaks.exec(text);
    const end = delimiter?.index ?? text.length;
    row.push(quoted === null ? text.slice(at, end) : text.slice(at + 1, quoted - 1).replaceAll('""', '"'));
    at = end + (delimiter?.[0].length ?? 0);
    if (delimiter?.[0] === '\t') continue;
    yield row;
    row = [];
  }
}

/** The end of a quoted cell, after its last quote; null if text follows that quote, 'never' if the quote is not closed. */
function quotedEnd(text: string, start: number): number | 'never' | null {
  const quotes = /"+/g;
  quotes.lastIndex = start + 1;
  for (let run = quotes.exec(text); run; run = quotes.exec(text)) {
    const end = run.index + run[0].length;
    const next = text[end];
    const isClosed = run[0].length % 2 === 1;
    if (isClosed) return next === undefined || /[\t\r\n]/.test(next) ? end : null;
  }
  return 'never';
}
