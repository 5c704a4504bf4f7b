import { formatList, formatNumber } from '@meridian/i18n/core';
import { exitCodes, type ExitCode } from './exit-code';

/** Outcome of a file. */
export interface FileResult {
  name: string;
  code: ExitCode;
}

const words: readonly (readonly [ExitCode, string])[] = [
  [exitCodes.imported, 'imported'],
  [exitCodes.incomplete, 'imported with incomplete days'],
  [exitCodes.waiting, 'waiting for an answer'],
  [exitCodes.failed, 'failed'],
];

/** Results of several files: counts by outcome, and the names of files that need attention. */
export function describeImports(results: readonly FileResult[]): string {
  const groups = words
    .map(([code, word]) => ({ code, word, files: results.filter((result) => result.code === code) }))
    .filter(({ files }) => files.length > 0);
  const counts = groups.map(({ word, files }) => `${formatNumber(files.length)} ${word}`);
  const names = groups
    .filter(({ code }) => code !== exitCodes.imported)
    .flatMap(({ word, files }) => files.map(({ name }) => `  ${name}: ${word}`));
  return [`\n${formatNumber(results.length)} files: ${formatList(counts, 'en')}.`, ...names].join('\n');
}
