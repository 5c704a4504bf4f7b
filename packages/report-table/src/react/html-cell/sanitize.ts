import createDOMPurify, { type Config } from 'dompurify';

// an instance of its own: the hooks of a host's DOMPurify do not reach this one, nor does its hook reach theirs
const purify = createDOMPurify(window);
// without a document it hands back what it was given
if (!purify.isSupported) throw new Error('This browser cannot sanitise markup');

const allowed = {
  ALLOWED_TAGS: 'a b br code em i li mark ol p s small span strong sub sup u ul'.split(' '),
  ALLOWED_ATTR: ['href', 'title'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
  ALLOWED_URI_REGEXP: /^(?:https?|mailto):/i,
  RETURN_DOM_FRAGMENT: true,
} satisfies Config;

/** Elements that stand apart; in a cell a space does it. Never `form`: its fields may shadow its methods. */
const apart = new Set('br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table td th tr ul'.split(' '));

purify.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (!apart.has(tagName) || !(node instanceof Element)) return;
  node.before(' ');
  node.after(' ');
});

/** Markups kept: a few screens of cells, which come back while a table is scrolled. */
const keptCount = 200;
const kept = new Map<string, DocumentFragment>();

/**
 * The nodes of server markup that are safe to put into the page: formatting, and links to http(s) and mailto.
 *
 * Shape: a fragment of its own at each call. It is never text again, so nothing can parse it differently.
 */
export function sanitizeHtml(html: string): DocumentFragment {
  const fragment = kept.get(html) ?? clean(html);
  // the latest last: the first is the one longest unused
  kept.delete(html);
  kept.set(html, fragment);
  const [oldest] = kept.keys();
  if (kept.size > keptCount && oldest !== undefined) kept.delete(oldest);
  return document.importNode(fragment, true);
}

function clean(html: string): DocumentFragment {
  const fragment = purify.sanitize(html, allowed);
  for (const element of fragment.querySelectorAll('[href]')) {
    const address = element.localName === 'a' ? linkAddress(element.getAttribute('href') ?? '') : null;
    if (address === null) {
      element.removeAttribute('href');
      continue;
    }
    element.setAttribute('href', address);
    element.setAttribute('rel', 'noopener noreferrer nofollow');
    element.setAttribute('target', '_blank');
  }
  // where the table's cell navigation goes to inside a cell
  fragment.querySelector('a[href]')?.setAttribute('data-cell-focus', '');
  return fragment;
}

/** The address as the browser reads it; null for other protocols, and for a relative one, which is the host's. */
function linkAddress(href: string): string | null {
  const url = URL.canParse(href) ? new URL(href) : null;
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}
