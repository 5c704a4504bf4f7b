import { againstId, contenders, ownId } from '../contenders/index.mjs';
import { measures } from './measures.mjs';
import { median, middleHalf } from './statistics.mjs';
import { createValues, sampleValue } from './values.mjs';

const own = contenders.find(({ id }) => id === ownId);
const against = { ...own, id: againstId };

/**
 * Our package beside its earlier build. The ratio is the median of the ratios within each repetition, because other load on the machine
 * then affects both. Empty unless the run had both.
 */
export function compareBuilds({ samples, sizes }) {
  if (![ownId, againstId].every((id) => samples.some((sample) => sample.id === id))) return [];
  const values = createValues({ samples, sizes });
  return measures
    .map((measure) => ({
      measure,
      own: values.medianOf(own, measure),
      against: values.medianOf(against, measure),
      ...ratioOf(measure, { samples, values }),
    }))
    .filter((comparison) => comparison.own !== null && comparison.against !== null);
}

function ratioOf(measure, { samples, values }) {
  if (measure.step === undefined) {
    return { ratio: values.medianOf(own, measure) / values.medianOf(against, measure), spread: null };
  }
  const ratios = pairsOf(samples, measure.rowCount).map(
    (pair) => sampleValue(measure, pair.own) / sampleValue(measure, pair.against),
  );
  return { ratio: median(ratios), spread: middleHalf(ratios) };
}

/** The two samples of each repetition. */
function pairsOf(samples, rowCount) {
  const find = (id, repetition) =>
    samples.find(
      (sample) => sample.id === id && sample.rowCount === rowCount && sample.repetition === repetition,
    );
  return samples
    .filter(({ id, rowCount: count }) => id === ownId && count === rowCount)
    .map((sample) => ({ own: sample, against: find(againstId, sample.repetition) }))
    .filter((pair) => pair.against !== undefined);
}
