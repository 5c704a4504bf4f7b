/**
 * Opens, checks, plans and copies a draft of 100,000 keywords and saves single cells of it, on a real server with its own database and the
 * simulator, as the console does: `npm run bench:drafts-server`. Ends with 1 when a limit is exceeded.
 */
import { createClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { loadDraft } from '../../apps/console/src/features/ad-drafts/lib/load-draft';
import { startSimulator } from '../../apps/server/src/kits/provider/simulator/simulator';
import { accounts } from '../../apps/server/src/platform/db/schema';
import { temporaryFolder } from '../../apps/server/src/testing/temporary-folder';
import type { DraftCommand } from '../../packages/draft-editor/src/core';
import { openWorkspace, startHost } from '../reports/workspace';
import { keywordCount, largeDraftCommands, quantile } from './large-draft';

/** In milliseconds. `silence`: how long the server runs no other work. */
const limits = {
  open: 1_500,
  save: 50,
  preview: 1_000,
  previewAgain: 100,
  plan: 3_000,
  page: 100,
  copy: 2_000,
  silence: 500,
};

const folder = temporaryFolder();
const simulator = await startSimulator({ folder });
const host = await startHost();
try {
  const workspace = await openWorkspace(host, '2026-11-21', { MERIDIAN_PROVIDER_URL: simulator.baseUrl });
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
    const id = randomUUID();
    let version: number | undefined;
    async function save(command: DraftCommand): Promise<void> {
      const saved = await api.call(endpoints.draftSave, {
        body: {
          id,
          commands: [{ id: randomUUID(), command: command as never }],
          ...(version === undefined ? { accountId, name: 'large' } : { version }),
        },
        withoutAccount: true,
      });
      ({ version } = saved);
    }
    for (const command of largeDraftCommands()) await save(command);
    await workspace.db.execute(sql`ANALYZE`);

    const opens: number[] = [];
    for (let count = 0; count < 7; count++) opens.push(await measure(() => loadDraft(api, { id })));
    const saves: number[] = [];
    for (let index = 0; index < 200; index++) {
      const edits = [{ id: `keyword-${index * 491}`, changes: { keyword: `札幌 ${index}` } }];
      saves.push(await measure(() => save({ type: 'update', kind: 'keyword', edits })));
    }
    const body = { id };
    const page = (number: number) => ({ query: { id }, page: { page: number, size: 20 } });
    const silence = watchSilence();
    const preview = await measure(() => api.call(endpoints.draftPreview, { body }));
    const previewAgain = await measure(() => api.call(endpoints.draftPreview, { body }));
    const plan = await measure(() => api.call(endpoints.draftPlan, { body }));
    const pages: number[] = [];
    for (const number of [1, 2, 100, 2_500, 5_000])
      pages.push(await measure(() => api.call(endpoints.draftPlannedChanges, { body: page(number) })));
    const copies: number[] = [];
    for (let count = 0; count < 3; count++) {
      const newId = randomUUID();
      copies.push(
        await measure(() => api.call(endpoints.draftCopy, { body: { id, newId, name: `copy ${count}` } })),
      );
    }
    const longestSilence = silence.stop();

    console.log(`load ${loadavg()[0]?.toFixed(2)}; a draft of ${keywordCount} keywords`);
    const results: Record<keyof typeof limits, [what: string, ms: number]> = {
      open: ['open', quantile(opens, 0.5)],
      save: ['save one cell', quantile(saves, 0.5)],
      preview: ['preview', preview],
      previewAgain: ['preview of the same version', previewAgain],
      plan: ['plan', plan],
      page: ['page of the planned changes', quantile(pages, 0.5)],
      copy: ['copy', quantile(copies, 0.5)],
      silence: ['longest time without a turn for other requests', longestSilence],
    };
    for (const [key, [what, ms]] of Object.entries(results)) {
      // Object.entries widens the keys to string
      const limit = limits[key as keyof typeof limits];
      console.log(`${what}: ${ms.toFixed(ms < 100 ? 1 : 0)} ms (limit ${limit})`);
      if (ms > limit) process.exitCode = 1;
    }
  } finally {
    await workspace.close();
  }
} finally {
  await host.stop();
  await simulator.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Measures how long the event loop of the server, which this process shares, is blocked. */
function watchSilence() {
  const delays = monitorEventLoopDelay({ resolution: 5 });
  delays.enable();
  return {
    stop() {
      delays.disable();
      return delays.max / 1e6;
    },
  };
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
