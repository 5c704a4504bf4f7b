import { contenders, ownId } from '../contenders/index.mjs';
import { limits } from '../limits.mjs';
import { measureOf } from './figures.mjs';

const own = contenders.find(({ id }) => id === ownId);

/**
 * Our figures beside their limits: `aim` reached, `pass`, `fail`, or `not run` for what this run did not measure. What
 * it should have measured and could not is a `fail`.
 */
export function checkLimits(figures, sizesRun) {
  return limits.map(({ measure: id, isRatio = false, must, aim }) => {
    const measure = measureOf(id);
    const figure = isRatio ? figures.ratioOf(own, measure) : figures.figureOf(own, measure);
    const isRun = rowCountsOf(measure).every((rowCount) => sizesRun.includes(rowCount));
    return {
      measure,
      isRatio,
      must,
      aim,
      figure,
      verdict: isRun ? verdictOf(figure, { must, aim }) : 'not run',
    };
  });
}

function rowCountsOf({ rowCount, quotientOf = [] }) {
  return rowCount === undefined ? quotientOf.map((id) => measureOf(id).rowCount) : [rowCount];
}

function verdictOf(figure, { must, aim }) {
  if (figure === null || figure > must) return 'fail';
  return figure > aim ? 'pass' : 'aim';
}
