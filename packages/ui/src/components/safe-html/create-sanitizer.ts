import createDOMPurify, { type Config } from 'dompurify';
import { ownPathOf } from './own-path';

export interface SanitizerRules {
  /** Allowed elements. Other elements are replaced by their content. */
  tags: readonly string[];
  /** Allowed attributes, in addition to the URL of a link. */
  attributes: readonly string[];
  /** Elements that are replaced by a space when removed. Never `form`: its fields may shadow its methods. */
  spaced?: ReadonlySet<string>;
  /** Keeps links to pages of this origin. Without it, only links to other sites and email addresses stay. */
  keepsOwnLinks?: boolean;
}

/**
 * The safe nodes of foreign markup.
 * Shape: a new fragment per call. It is never serialized, so no second parser can read it differently.
 */
export type Sanitizer = (html: string) => DocumentFragment;

/** Size of the cache: a few screens of cells, which are drawn again while a table scrolls or a page renders. */
const keptCount = 200;

/**
 * A sanitiser with its own allow-list. Links to other sites open in a new tab with `noopener`, `noreferrer` and
 * `nofollow`. No script, resource or style remains.
 *
 * Errors: throws where there is no `document`.
 */
export function createSanitizer({
  tags,
  attributes,
  spaced,
  keepsOwnLinks = false,
}: SanitizerRules): Sanitizer {
  // an instance of its own: the hooks of a host's DOMPurify do not reach this one, nor does its hook reach theirs
  const purify = createDOMPurify(window);
  // without a document it returns its input
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
    // the most recent entry is the last, so the first is the least recently used
    kept.delete(html);
    kept.set(html, fragment);
    const [oldest] = kept.keys();
    if (kept.size > keptCount && oldest !== undefined) kept.delete(oldest);
    return document.importNode(fragment, true);
  };
}

/** The address as the browser resolves it; null for other protocols and for relative addresses, which belong to the host. */
function foreignAddress(href: string): string | null {
  const url = URL.canParse(href) ? new URL(href) : null;
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null;
}
