/**
 * The text of HTML for places without markup: the clipboard, a tooltip, an export, a cell before its HTML is rendered. A tokenizer
 * instead of `DOMParser`: the core has no DOM, exports on a server and the clipboard must give the same text, and cells need it within a
 * frame.
 *
 * Shape:  one line; runs of white space are one space, blocks and breaks are set apart by one.
 * Errors: none; everything except tags is text, and an unclosed element reaches to the end of the text.
 */
export function plainTextOf(html: string): string {
  if (!/[<&]/.test(html)) return oneLine(html);
  let text = '';
  let at = 0;
  // a plain loop, linear in the length: untrusted text may be crafted to be slow
  const markup = /<(?:(\/?)([a-z][^\s/>]*)|(!--)|[/!?])/gi;
  for (;;) {
    markup.lastIndex = at;
    const match = markup.exec(html);
    if (!match) return oneLine(decode(text + html.slice(at)));
    text += html.slice(at, match.index);
    const [, slash, rawName = '', comment] = match;
    const name = rawName.toLowerCase();
    if (comment) at = endOf(html, /--!?>/g, match.index + 2);
    else if (name === '') at = endOf(html, />/g, markup.lastIndex);
    else at = tagEnd(html, markup.lastIndex);
    if (slash === '' && skipped.has(name)) at = endOf(html, new RegExp(`</${name}[^>]*>`, 'gi'), at);
    if (separated.has(name)) text += ' ';
  }
}

/** Elements whose content is not text. */
const skipped = new Set(
  'audio head iframe math noembed noframes noscript script style svg template title video xmp'.split(' '),
);
/** Elements that are separated from the text after them. */
const separated = new Set(
  'address article blockquote br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol option p pre section table td th tr ul'.split(
    ' ',
  ),
);

/** Character references that are decoded; others stay as written. */
const entities = new Map(
  Object.entries({
    amp: '&',
    apos: "'",
    copy: '©',
    gt: '>',
    hellip: '…',
    ldquo: '“',
    lsquo: '‘',
    lt: '<',
    mdash: '—',
    middot: '·',
    nbsp: ' ',
    ndash: '–',
    quot: '"',
    rdquo: '”',
    reg: '®',
    rsquo: '’',
    times: '×',
    trade: '™',
    yen: '¥',
  }),
);

/** The end of a tag: a quoted value may contain `>`. */
function tagEnd(html: string, from: number): number {
  const step = />|=\s*["']?/g;
  step.lastIndex = from;
  for (let match = step.exec(html); match; match = step.exec(html)) {
    const last = match[0].at(-1) ?? '';
    if (last === '>') return step.lastIndex;
    if (last !== '"' && last !== "'") continue;
    const close = html.indexOf(last, step.lastIndex);
    if (close < 0) return html.length;
    step.lastIndex = close + 1;
  }
  return html.length;
}

function endOf(html: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(html) ? pattern.lastIndex : html.length;
}

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));?/gi, (all, hex, decimal, name) => {
    if (typeof name === 'string') return entities.get(name) ?? all;
    const code = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
    const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
    return isCharacter ? String.fromCodePoint(code) : '\ufffd';
  });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
