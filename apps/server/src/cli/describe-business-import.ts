import { formatNumber } from '@meridian/i18n/core';
import type { BusinessPoint, BusinessPointProblem } from '../modules/business-points';
import { counted } from './counted';

const maxShownProblems = 20;

const businesses = (count: number) => counted(count, 'business', 'businesses');

/** The result of an import, as a sentence for the terminal. */
export function describeBusinessImport({
  points,
  replaced,
  fileName,
}: {
  points: readonly BusinessPoint[];
  replaced: number;
  fileName: string;
}): string {
  const roots = points.filter(({ parentId }) => parentId === null).length;
  const leaves = points.filter(({ isLeaf }) => isLeaf).length;
  const before = replaced > 0 ? ` Replaced ${businesses(replaced)}.` : '';
  return `Imported ${businesses(points.length)} from ${fileName}: ${formatNumber(roots)} at the top level, ${formatNumber(leaves)} that campaigns can advertise.${before}`;
}

/** Why a file was rejected: one line for each of the first problems. */
export function describeBusinessProblems(
  fileName: string,
  problems: readonly BusinessPointProblem[],
): string {
  const shown = problems
    .slice(0, maxShownProblems)
    .map(({ line, text }) => `  Line ${String(line)}: ${text}`);
  const more = problems.length - shown.length;
  return [
    `Nothing was imported: ${fileName} has ${counted(problems.length, 'error')}.`,
    ...shown,
    ...(more > 0 ? [`  And ${formatNumber(more)} more.`] : []),
    'Correct the file and import it again.',
  ].join('\n');
}
