import { parseText } from './parse-text';
import type { ParsedValue } from './value-error';

/** The id of a business as a user types it, for example with full-width digits. */
export function parseBusinessId(text: string): ParsedValue<string> {
  return parseText(text.normalize('NFKC'));
}
