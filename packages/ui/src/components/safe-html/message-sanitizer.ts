import { createSanitizer, type Sanitizer } from './create-sanitizer';

const words = 'a b br code em i mark s small span strong sub sup u';
const blocks = 'blockquote h3 h4 hr li ol p pre ul';
const tables = 'caption table tbody td th thead tr';

/** Elements that become spaces in plain text. */
const apart = 'article dd div dl dt h1 h2 h5 h6 section tfoot';

let sanitizer: Sanitizer | undefined;

/** The nodes of a message that are safe to show: paragraphs, emphasis, lists, links, small headings, small tables. */
export function sanitizeMessage(html: string): DocumentFragment {
  // created with the first message: importing this file needs no document
  sanitizer ??= createSanitizer({
    tags: [words, blocks, tables].join(' ').split(' '),
    attributes: ['title', 'colspan', 'rowspan', 'start'],
    spaced: new Set(apart.split(' ')),
    keepsOwnLinks: true,
  });
  return sanitizer(html);
}
