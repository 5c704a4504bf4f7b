import { parseText } from './parse-text';
import type { ParsedValue } from './value-error';

/** The id of a business as a person types it, such as with digits of full width. */
export function parseBusinessId(text: string): ParsedValue<string> {
  return parseText(text.normalize('NFKC'));
}
