/**
 * Uploads a draft of 10,000 items from a real server to the simulator, which takes as long for each request as the provider allows: `npm
 * run bench:uploads`. Exits with 1 if the throughput is below 80 % of that limit.
 */
import { createClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { startSimulator } from '../../apps/server/src/kits/provider/simulator/simulator';
import { commandsOf } from '../../apps/server/src/modules/draft-upload/testing/draft-commands';
import { sentTwice } from '../../apps/server/src/modules/draft-upload/testing/sent-items';
import { uploadDraft } from '../../apps/server/src/modules/draft-upload/testing/upload-draft';
import { pngOf } from '../../apps/server/src/modules/materials/testing/image-fixtures';
import { accounts } from '../../apps/server/src/platform/db/schema';
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder';
import { openWorkspace, startHost } from '../reports/workspace';

/** One request per second. */
const latencyMs = 1_000;
const minShare = 0.8;
const size = { campaigns: 5, unitsPerCampaign: 10, keywordsPerUnit: 200 };

const folder = temporaryFolder();
const simulator = await startSimulator({ folder, latencyMs, imageLatencyMs: latencyMs, maxPerSecond: 2 });
const host = await startHost();
try {
  const settings = { MERIDIAN_PROVIDER_URL: simulator.baseUrl };
  const workspace = await openWorkspace(host, '2026-11-21', settings);
  try {
    const [account] = await workspace.db
      .insert(accounts)
      .values({ accountNo: 'bench', accountName: 'bench' })
      .returning({ accountId: accounts.accountId });
    const accountId = account?.accountId ?? 0;
    const token = await workspace.signIn(accountId);
    const api = createClient({
      baseUrl: `${workspace.address}/base-api`,
      getToken: () => token,
      getAccountId: () => accountId,
      language: 'en',
    });
    const image = await api.upload(endpoints.imageUpload, {
      body: { accountId },
      file: new File([new Uint8Array(await pngOf())], 'snow.png', { type: 'image/png' }),
    });

    const id = randomUUID();
    const draft = commandsOf(uploadDraft({ ...size, imageId: image.id }));
    const { version } = await api.call(endpoints.draftSave, { body: { id, accountId, ...draft } });
    await api.call(endpoints.draftSubmit, { body: { id, version } });
    const startedAt = performance.now();
    await api.call(endpoints.draftUpload, { body: { id, version } });
    let state: string | undefined;
    let sent = 0;
    while (state !== 'succeeded' && state !== 'failed') {
      await delay(250);
      const { data } = await api.call(endpoints.draftUploadStatus, { body: { query: { id } } });
      ({ state } = data.upload ?? {});
      sent = data.upload?.counts.sent ?? 0;
    }
    const tookMs = performance.now() - startedAt;
    const requests = simulator.writes().length;
    const share = (requests * latencyMs) / tookMs;
    console.log(`load ${loadavg()[0]?.toFixed(2)}`);
    console.log(
      `${state}: ${sent} items in ${requests} requests in ${(tookMs / 1_000).toFixed(1)} s: ` +
        `${(share * 100).toFixed(0)} % of the allowed speed (limit ${minShare * 100} %)`,
    );
    if (state !== 'succeeded' || share < minShare || sentTwice(simulator.writes()).length > 0)
      process.exitCode = 1;
  } finally {
    await workspace.close();
  }
} finally {
  await host.stop();
  await simulator.close();
  rmSync(folder, { recursive: true, force: true });
}
