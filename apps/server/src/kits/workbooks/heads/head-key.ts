import { foldHead } from '@meridian/draft-editor/workbooks';

/** Key shared by all spellings of a header; a header of only parentheses keeps them. */
export const headKeyOf = (head: string): string => foldHead(head) || head.trim();
