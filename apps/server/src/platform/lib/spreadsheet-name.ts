import { isSpreadsheetName, spreadsheetExtensions } from '@meridian/api-client/contract';
import { DomainError } from './domain-error';

/** Errors: `unsupported_type`, with the accepted extensions, unless the file name is that of a spreadsheet. */
export function requireSpreadsheetName(fileName: string): void {
  if (isSpreadsheetName(fileName)) return;
  const formats = spreadsheetExtensions.join(' ');
  throw new DomainError('unsupported_type', { context: 'spreadsheet', formats });
}
