import { StarterKit } from '@tiptap/starter-kit';
import { parseLinkTarget } from './link-target';
import { tableNodes } from './table-nodes';

/** What a text may consist of; what is pasted beyond that loses its markup. */
export const richTextExtensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    blockquote: false,
    strike: false,
    underline: false,
    horizontalRule: false,
    trailingNode: false,
    heading: { levels: [3, 4] },
    link: {
      openOnClick: false,
      autolink: false,
      protocols: ['mailto'],
      // pasted links too lead only where a typed one may
      isAllowedUri: (url) => parseLinkTarget(url) === url,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...tableNodes,
];
