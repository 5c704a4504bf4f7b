import sanitizeHtml from 'sanitize-html';

const tags = [
  ...['p', 'br', 'h3', 'h4', 'blockquote', 'ul', 'ol', 'li'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'code', 'a'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
];

/** What these contain is no text of the author's. */
const droppedWhole = [
  ...['script', 'style', 'noscript', 'template', 'title', 'svg', 'math', 'object', 'iframe'],
  ...['textarea', 'option', 'xmp', 'noembed', 'noframes'],
];

/** Deeper than any text is written; browsers themselves stumble over thousands. */
const deepestNesting = 40;

/** Broken markup has come to rest after two. */
const maxPasses = 5;

/** Stands for the console's own origin, which paths are below. */
const anyOrigin = 'http://console.invalid';

/**
 * HTML with nothing in it but paragraphs, small headings, lists, emphasis, tables and links.
 *
 * Shape:  what is not allowed loses its tag and keeps its text; empty paragraphs at both ends go; '' without any text.
 */
export function cleanMessageHtml(html: string): string {
  let clean = cleanOnce(html);
  // what is left of broken markup may be read in another way; a saved text is cleaned again with each save
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
    nestingLimit: deepestNesting,
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

/** The text of cleaned HTML without its markup, trimmed. */
export function plainText(html: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&amp;': '&',
    '&lt;': '<',
    '&gt;': '>',
    '&quot;': '"',
  };
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .trim();
}

/**
 * An address of http, https or mailto, or a path of the console, as browsers understand it; undefined for anything
 * else.
 */
export function safeAddress(href: string): string | undefined {
  // browsers pass over these, so `java\nscript:` is a scheme to them
  const stated = href.replace(/[\t\n\r]/g, '').trim();
  if (stated.startsWith('/')) {
    const url = parseUrl(stated, anyOrigin);
    // `/.//host` is a path here and would be a host where it is read next
    const isPath = url?.origin === anyOrigin && !url.pathname.startsWith('//');
    return isPath ? `${url.pathname}${url.search}${url.hash}` : undefined;
  }
  const url = parseUrl(stated);
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
