import { limitId } from '../contenders/index.mjs';
import { measures } from './measures.mjs';
import { median } from './statistics.mjs';

/** The values of a run: medians over its repetitions. Null where nothing was measured. */
export function createValues({ samples, sizes }) {
  const medianOf = ({ id, base }, measure) => {
    if (measure.quotientOf) {
      return quotient(...measure.quotientOf.map((part) => medianOf({ id }, measureOf(part))));
    }
    if (measure.ofSizes) return kilobytes(measure.ofSizes, sizes[id], sizes[`baseline-${base}`]);
    const own = samples.filter((sample) => sample.id === id && sample.rowCount === measure.rowCount);
    return median(own.map((sample) => sampleValue(measure, sample)));
  };

  const ratioOf = (contender, measure) =>
    quotient(medianOf(contender, measure), medianOf({ id: limitId }, measure));

  return { medianOf, ratioOf };
}

export const measureOf = (id) => measures.find((measure) => measure.id === id);

/** A failed step has no value in the sample. */
export function sampleValue({ step, of }, sample) {
  return sample[step] === undefined ? null : of(sample[step]);
}

const quotient = (above, below) => (above === null || below === null ? null : above / below);

function kilobytes(ofSizes, size, base) {
  if (!size || !base) return null;
  const bytes = ofSizes(size, base);
  return Number.isFinite(bytes) ? bytes / 1024 : null;
}
