import createDOMPurify, { type Config } from 'dompurify';
import { ownPathOf } from './own-path';

export interface SanitizerRules {
  /** Elements that may stay; of all others only their content does. */
  tags: readonly string[];
  /** Attributes that may stay, beside the address of a link. */
  attributes: readonly string[];
  /** Elements whose place a space keeps, where they are taken away. Never `form`: its fields may shadow its methods. */
  spaced?: ReadonlySet<string>;
  /** Keeps links to pages of this origin, as they are. Without it only links to other sites stay, and to mail. */
  keepsOwnLinks?: boolean;
}

/**
 * The nodes of foreign markup that are safe to put into the page.
 * Shape: a fragment of its own at each call. It is never text again, so nothing can parse it differently.
 */
export type Sanitizer = (html: string) => DocumentFragment;

/** Markups kept: a few screens of them, which come back while a table is scrolled or a page drawn anew. */
const keptCount = 200;

/**
 * A sanitiser with an allow-list of its own. Links to other sites open elsewhere, without a way back and without credit;
 * nothing of it runs, loads, or has a style.
 *
 * Errors: throws where there is no document to sanitise with.
 */
export function createSanitizer({
  tags,
  attributes,
  spaced,
  keepsOwnLinks = false,
}: SanitizerRules): Sanitizer {
  // an instance of its own: the hooks of a host's DOMPurify do not reach this one, nor does its hook reach theirs
  const purify = createDOMPurify(window);
  // without a document it hands back what it was given
  if (!purify.isSupported) throw new Error('This browser cannot sanitise markup');
  const allowed = {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: ['href', ...attributes],
    ADD_URI_SAFE_ATTR: [...attributes],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    ALLOWED_URI_REGEXP: keepsOwnLinks ? /^(?:https?:|mailto:|\/)/i : /^(?:https?|mailto):/i,
    RETURN_DOM_FRAGMENT: true,
  } satisfies Config;
  if (spaced) {
    purify.addHook('uponSanitizeElement', (node, { tagName }) => {
      if (!spaced.has(tagName) || !(node instanceof Element)) return;
      node.before(' ');
      node.after(' ');
    });
  }

  const clean = (html: string) => {
    // null, whatever the types say, for markup that is a frameset
    const sanitized = purify.sanitize(html, allowed) as DocumentFragment | null;
    const fragment = sanitized ?? document.createDocumentFragment();
    for (const element of fragment.querySelectorAll('[href]')) {
      const href = element.localName === 'a' ? (element.getAttribute('href') ?? '') : '';
      const ownPath = keepsOwnLinks ? ownPathOf(href, location.origin) : null;
      const address = ownPath ?? foreignAddress(href);
      if (address === null) element.removeAttribute('href');
      else element.setAttribute('href', address);
      if (address === null || ownPath !== null) continue;
      element.setAttribute('rel', 'noopener noreferrer nofollow');
      element.setAttribute('target', '_blank');
    }
    return fragment;
  };

  const kept = new Map<string, DocumentFragment>();
  return (html) => {
    const fragment = kept.get(html) ?? clean(html);
    // the latest last: the first is the one longest unused
    kept.delete(html);
    kept.set(html, fragment);
    const [oldest] = kept.keys();
    if (kept.size > keptCount && oldest !== undefined) kept.delete(oldest);
    return document.importNode(fragment, true);
  };
}

/** The address as the browser reads it; null for other protocols, and for a relative one, which is the host's. */
function foreignAddress(href: string): string | null {
  const url = URL.canParse(href) ? new URL(href) : null;
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}
