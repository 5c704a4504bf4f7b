import { contenders, ownId } from '../contenders/index.mjs';
import { limits } from '../limits.mjs';
import { measureOf } from './values.mjs';

const own = contenders.find(({ id }) => id === ownId);

/**
 * Our values beside their limits: `aim` reached, `pass`, `fail`, or `not run` for values that this run did not measure. A failed
 * measurement is a `fail`.
 */
export function checkLimits(values, sizesRun) {
  return limits.map(({ measure: id, isRatio = false, must, aim }) => {
    const measure = measureOf(id);
    const value = isRatio ? values.ratioOf(own, measure) : values.medianOf(own, measure);
    const isRun = rowCountsOf(measure).every((rowCount) => sizesRun.includes(rowCount));
    return {
      measure,
      isRatio,
      must,
      aim,
      value,
      verdict: isRun ? verdictOf(value, { must, aim }) : 'not run',
    };
  });
}

function rowCountsOf({ rowCount, quotientOf = [] }) {
  return rowCount === undefined ? quotientOf.map((id) => measureOf(id).rowCount) : [rowCount];
}

function verdictOf(value, { must, aim }) {
  if (value === null || value > must) return 'fail';
  return value > aim ? 'pass' : 'aim';
}
