import { foldHead } from '@meridian/draft-editor/workbooks';

/** What spellings of a head share; one that has nothing else keeps its parentheses. */
export const headKeyOf = (head: string): string => foldHead(head) || head.trim();
