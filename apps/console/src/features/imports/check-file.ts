import { importExtensions, maxImportBytes } from '@meridian/api-client/contract';

/** Why a file is not even uploaded. */
export type FileProblem = 'tooLarge' | 'wrongType';

/** The limit of a file in MB, for texts. */
export const maxImportMegabytes = maxImportBytes / 1024 / 1024;

/** Judges a file by its name and size; the server looks at what is in it. */
export function checkFile({ name, size }: { name: string; size: number }): FileProblem | null {
  const isKnown = importExtensions.some((extension) => name.toLowerCase().endsWith(extension));
  if (!isKnown) return 'wrongType';
  return size > maxImportBytes ? 'tooLarge' : null;
}
