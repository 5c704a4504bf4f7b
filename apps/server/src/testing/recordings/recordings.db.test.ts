import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { printJson } from './print-json';
import { recordDemo } from './record-demo';
import { demoRequests } from './requests';

const folder = path.join(import.meta.dirname, '../../../../console/src/testing/demo/recorded');

let recordings: Awaited<ReturnType<typeof recordDemo>>;
beforeAll(async () => {
  recordings = await recordDemo(demoRequests);
});

it.each(Object.keys(demoRequests))('the console’s stories show what the demo responds: %s', async (name) => {
  await expect(
    `${printJson(recordings[name])}\n`,
    'The demo’s responses are not those recorded for the console’s stories. Run: npm run record:demo',
  ).toMatchFileSnapshot(path.join(folder, `${name}.json`));
});
