import { createSanitizer } from '@meridian/ui/safe-html';

const sanitize = createSanitizer({
  tags: 'a b br code em i li mark ol p s small span strong sub sup u ul'.split(' '),
  attributes: ['title'],
  // block elements, which a space separates in a cell
  spaced: new Set('br dd div dl dt h1 h2 h3 h4 h5 h6 hr li ol p pre table td th tr ul'.split(' ')),
});

/** The nodes of server markup that are safe in a cell: formatting, and links to http(s) and mailto. */
export function sanitizeHtml(html: string): DocumentFragment {
  const fragment = sanitize(html);
  // the target of the table's cell navigation inside a cell
  fragment.querySelector('a[href]')?.setAttribute('data-cell-focus', '');
  return fragment;
}
