/**
 * Opens a draft of 100,000 keywords and saves single cells on a real server with its own database, as the console does:
 * `npm run bench:drafts-server`. Ends with 1 when a limit is exceeded.
 */
import { createClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import { loadDraft } from '../../apps/console/src/features/ad-drafts/lib/load-draft';
import { accounts } from '../../apps/server/src/db/schema';
import type { DraftCommand } from '../../packages/draft-editor/src/core';
import { openWorkspace, startHost } from '../reports/workspace';
import { keywordCount, largeDraftCommands, quantile } from './large-draft';

const limits = { open: 1_500, save: 50 };

const host = await startHost();
try {
  const workspace = await openWorkspace(host, '2026-11-21');
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
    for (let count = 0; count < 7; count++) opens.push(await measure(() => loadDraft(api, id)));
    const saves: number[] = [];
    for (let index = 0; index < 200; index++) {
      const edits = [{ id: `keyword-${index * 491}`, changes: { keyword: `札幌 ${index}` } }];
      saves.push(await measure(() => save({ type: 'update', kind: 'keyword', edits })));
    }
    const open = quantile(opens, 0.5);
    const saveMs = quantile(saves, 0.5);
    console.log(`load ${loadavg()[0]?.toFixed(2)}`);
    console.log(
      `open a draft of ${keywordCount} keywords: p50 ${open.toFixed(0)} ms (limit ${limits.open}), slowest ${quantile(opens, 1 - Number.EPSILON).toFixed(0)} ms`,
    );
    console.log(
      `save one cell of it: p50 ${saveMs.toFixed(1)} ms (limit ${limits.save}), p95 ${quantile(saves, 0.95).toFixed(1)} ms`,
    );
    if (open > limits.open || saveMs > limits.save) process.exitCode = 1;
  } finally {
    await workspace.close();
  }
} finally {
  await host.stop();
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
