import { isSpreadsheetName, maxImportBytes } from '@meridian/api-client/contract';

/** Why a file is rejected before its upload. */
export type FileProblem = 'tooLarge' | 'wrongType' | 'zipDamaged' | 'zipTooLarge';

/** The limit of a file in MB, for texts. */
export const maxImportMegabytes = maxImportBytes / 1024 / 1024;

/** Checks a file by its name and size; the server validates its contents. */
export function checkFile({ name, size }: { name: string; size: number }): 'tooLarge' | 'wrongType' | null {
  if (!isSpreadsheetName(name)) return 'wrongType';
  return size > maxImportBytes ? 'tooLarge' : null;
}
