import type { BusinessPoint, BusinessPointProblem } from '../modules/business-points';

const maxShownProblems = 20;

const count = (value: number) => value.toLocaleString('en');

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
  const before = replaced > 0 ? ` They replace ${count(replaced)}.` : '';
  return `Imported ${count(points.length)} businesses from ${fileName}: ${count(roots)} on the first level, ${count(leaves)} that campaigns can advertise.${before}`;
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
    `${fileName} has ${count(problems.length)} ${problems.length === 1 ? 'error' : 'errors'}, so nothing was imported.`,
    ...shown,
    ...(more > 0 ? [`  And ${count(more)} more.`] : []),
    'Correct the file and import it again.',
  ].join('\n');
}
