import { StarterKit } from '@tiptap/starter-kit';
import { parseLinkTarget } from './link-target';
import { PastedStyles } from './pasted-styles';
import { tableNodes } from './table-nodes';

/** Allowed elements of a text; other pasted content loses its markup. */
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
      // pasted links must have the same targets as typed ones
      isAllowedUri: (url) => parseLinkTarget(url) === url,
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  ...tableNodes,
  PastedStyles,
];
