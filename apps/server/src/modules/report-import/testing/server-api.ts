import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { expect } from 'vitest';
import { demoClient, type DemoClient } from '../../../testing/demo-server';

/** Requests to a server process with the demo workspace. Each throws for an error, or without a response. */
export interface ServerApi extends Pick<DemoClient, 'post'> {
  /** Uploads a file for the channel `search`. Returns the id of its import. */
  upload(file: { accountId: number; content: string; name: string; mode?: string }): Promise<string>;
}

export function apiOf(address: string, token = ''): ServerApi {
  const { post, sendForm } = demoClient(address, token);
  return {
    post,
    async upload({ accountId, content, name, mode = 'book' }) {
      const form = new FormData();
      form.set('accountId', String(accountId));
      form.set('channel', 'search');
      form.set('mode', mode);
      form.set('file', new Blob([content]), name);
      const { id }: { id: string } = await sendForm('/reportImport/upload', form);
      return id;
    },
  };
}

/** An account in the demo workspace. */
export async function findAccount(api: ServerApi): Promise<number> {
  const body = { query: { text: '8871120' } };
  const { list }: { list: { accountId: number }[] } = await api.post('/user/account/list', body);
  return list[0]?.accountId ?? 0;
}

/** All imports of an account by id, as soon as none is pending or running. */
export async function endedImports(api: ServerApi, accountId: number): Promise<Map<string, ReportImport>> {
  const isOpen = (item: ReportImport) =>
    item.state === importStates.waiting || item.state === importStates.running;
  const readImports = async () => {
    const imports = new Map<string, ReportImport>();
    for (let number = 1; ; number += 1) {
      const body = { page: { number, size: 50 }, query: { accountId } };
      const { list }: { list: ReportImport[] } = await api.post('/reportImport/list', body);
      for (const item of list) imports.set(item.id, item);
      if (list.length < 50) return imports;
    }
  };
  let imports = new Map<string, ReportImport>();
  await expect
    .poll(
      async () => {
        imports = await readImports();
        return [...imports.values()].filter(isOpen).length;
      },
      { timeout: 120_000, interval: 500 },
    )
    .toBe(0);
  return imports;
}
