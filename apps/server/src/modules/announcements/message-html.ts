import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';

const tags = [
  ...['p', 'br', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** Elements that are removed together with their content, which is not the author's text. */
const droppedWhole = [
  ...['script', 'style', 'noscript', 'template', 'title', 'svg', 'math', 'object', 'iframe'],
  ...['textarea', 'option', 'xmp', 'noembed', 'noframes'],
];

/** Deeper than any real text; browsers fail at thousands of levels. */
const maxNesting = 40;

/** Two passes are usually enough for broken markup. */
const maxPasses = 5;

/** Placeholder for the console's origin, to resolve paths. */
const anyOrigin = 'http://console.invalid';

/**
 * Reduces HTML to paragraphs, small headings, lists, emphasis, tables and links.
 *
 * Shape: forbidden tags are removed but their text stays; empty paragraphs at both ends are removed; '' if no text
 * remains.
 */
export function cleanMessageHtml(html: string): string {
  let clean = cleanOnce(html);
  // the remains of broken markup may parse differently; saving again sanitizes again
  for (let pass = 0; pass < maxPasses; pass++) {
    const again = cleanOnce(clean);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

function cleanOnce(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    nonTextTags: droppedWhole,
    nestingLimit: maxNesting,
    transformTags: {
      a: (tagName, { href = '' }) => {
        const address = safeAddress(href);
        const attribs: Record<string, string> = {};
        if (address !== undefined) Object.assign(attribs, { href: address, rel: 'noopener noreferrer' });
        return { tagName, attribs };
      },
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'a' && attribs.href === undefined && 'excludeTag',
  });
  const trimmed = trimParagraphs(clean);
  return plainText(trimmed) === '' ? '' : trimmed;
}

/** Text of sanitized HTML without markup, trimmed. */
export function plainText(html: string): string {
  let text = '';
  const parser = new Parser({ ontext: (part) => (text += part) });
  parser.end(html);
  return text.trim();
}

/** Normalizes an http, https or mailto URL, or a path of the console. Returns undefined for anything else. */
export function safeAddress(href: string): string | undefined {
  // browsers ignore these characters, so they treat `java\nscript:` as a scheme
  const trimmedHref = href.replace(/[\t\n\r]/g, '').trim();
  if (trimmedHref.startsWith('/')) {
    const url = parseUrl(trimmedHref, anyOrigin);
    // `/.//host` is a path, but its normalized form would be a host
    const isPath = url?.origin === anyOrigin && !url.pathname.startsWith('//');
    return isPath ? `${url.pathname}${url.search}${url.hash}` : undefined;
  }
  const url = parseUrl(trimmedHref);
  if (!url || url.username !== '' || url.password !== '') return undefined;
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
}

function parseUrl(text: string, base?: string): URL | undefined {
  return URL.canParse(text, base) ? new URL(text, base) : undefined;
}

function trimParagraphs(html: string): string {
  let text = html.trim();
  while (text.startsWith('<p>')) {
    const end = text.indexOf('</p>');
    if (!isBlank(text.slice('<p>'.length, end))) break;
    text = text.slice(end + '</p>'.length).trim();
  }
  while (text.endsWith('</p>')) {
    const start = text.lastIndexOf('<p>');
    if (!isBlank(text.slice(start + '<p>'.length, -'</p>'.length))) break;
    text = text.slice(0, start).trim();
  }
  return text;
}

function isBlank(inner: string): boolean {
  return inner.replaceAll('<br />', '').trim() === '';
}
