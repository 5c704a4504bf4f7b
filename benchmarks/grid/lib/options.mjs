import { parseArgs } from 'node:util';
import { againstContender, contenders, limitId } from '../contenders/index.mjs';
import { runFile } from './paths.mjs';

export const usage = `
  --only a,b        contenders (all); the hand-written DOM always runs with them, for the ratios
  --against folder  also measures our package as it is built in that checkout, and compares the two
  --sizes 1000,...  numbers of rows (1000,10000,100000)
  --reps 5          repetitions, of which the median is taken (3)
  --out file        where every sample goes as JSON (dist/results/run.json)
  --shots           keeps a picture of each page in dist/results
  --gate            ends with 1 when a limit is missed
  --no-packages     takes our package as it was built last
  --no-build        takes all pages as they were built last`;

/** The options of the command line. */
export function readOptions() {
  const { values } = parseArgs({
    allowNegative: true,
    options: {
      only: { type: 'string', default: contenders.map(({ id }) => id).join(',') },
      against: { type: 'string' },
      sizes: { type: 'string', default: '1000,10000,100000' },
      reps: { type: 'string', default: '3' },
      out: { type: 'string', default: runFile },
      shots: { type: 'boolean', default: false },
      gate: { type: 'boolean', default: false },
      packages: { type: 'boolean', default: true },
      build: { type: 'boolean', default: true },
      help: { type: 'boolean', default: false },
    },
  });
  return {
    ...values,
    contenders: [
      ...chosenContenders(values.only.split(',')),
      ...(values.against === undefined ? [] : [againstContender(values.against)]),
    ],
    sizes: values.sizes.split(',').map(positiveInteger),
    reps: positiveInteger(values.reps),
  };
}

function chosenContenders(ids) {
  const unknown = ids.find((id) => !contenders.some((contender) => contender.id === id));
  if (unknown !== undefined) throw new Error(`No contender is called "${unknown}".`);
  return contenders.filter(({ id }) => id === limitId || ids.includes(id));
}

function positiveInteger(text) {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1) throw new Error(`"${text}" is not a number of rows or runs.`);
  return number;
}
