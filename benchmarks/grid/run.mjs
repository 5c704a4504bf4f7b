/** Builds, measures and reports: `npm run bench -- --only meridian --sizes 10000 --reps 5`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { launchBrowser } from './lib/browser.mjs';
import { buildPackages } from './lib/build-packages.mjs';
import { buildPages, readSizes } from './lib/build-pages.mjs';
import { reportOf } from './lib/markdown.mjs';
import { measureContender } from './lib/measure.mjs';
import { readOptions, usage } from './lib/options.mjs';
import { pagesDir, resultsDir } from './lib/paths.mjs';
import { progressLine } from './lib/progress.mjs';
import { serve } from './lib/serve.mjs';

const options = readOptions();
if (options.help) console.log(usage);
else await run();

async function run() {
  if (options.build && options.packages) buildPackages();
  if (options.build) await buildPages(options.contenders);
  const result = await measure();
  const { markdown, isMissed } = reportOf(result);
  process.stdout.write(markdown + '\n');
  const hasErrors = result.samples.some(({ errors }) => errors.length > 0);
  if (options.gate && (isMissed || hasErrors)) process.exitCode = 1;
}

/** The contenders take turns, so that a machine that gets busy is busy for all of them. */
async function measure() {
  const browser = await launchBrowser();
  const server = await serve(pagesDir);
  const result = { machine: machineOf(browser), sizes: readSizes(), samples: [] };
  const file = path.resolve(options.out);
  mkdirSync(path.dirname(file), { recursive: true });
  mkdirSync(resultsDir, { recursive: true });
  try {
    for (let repetition = 0; repetition < options.reps; repetition++) {
      for (const rowCount of options.sizes) {
        for (const contender of inTurn(options.contenders, repetition)) {
          const isShot = options.shots && repetition === 0;
          const picture = isShot ? path.join(resultsDir, `${contender.id}-${rowCount}.png`) : null;
          const sample = await measureContender({
            browser,
            address: server.address,
            contender,
            rowCount,
            picture,
          });
          result.samples.push({ ...sample, repetition });
          writeFileSync(file, JSON.stringify(result));
          console.error(progressLine(sample, repetition));
        }
      }
    }
  } finally {
    await browser.close();
    server.close();
  }
  return result;
}

/** In every second repetition from last to first, so that none always follows the same one. */
function inTurn(contenders, repetition) {
  return repetition % 2 === 0 ? contenders : contenders.toReversed();
}

function machineOf(browser) {
  const processors = os.cpus();
  return {
    chromium: browser.version(),
    node: process.version,
    cores: processors.length,
    processor: processors[0]?.model ?? 'unknown',
  };
}
