import { importStates, type ReportImport } from '@meridian/api-client/contract';
import { createHash } from 'node:crypto';
import { expect } from 'vitest';

/** Settings of a server process to which `signIn` can sign in. */
export const demoSettings = {
  MERIDIAN_DEMO: '1',
  MERIDIAN_TODAY: '2026-11-21',
  MERIDIAN_CAPTCHA_CODE: '7k3f',
};

/** Requests to a server process. Each fails when the response is an error or there is none. */
export interface ServerApi {
  post(path: string, body: unknown): Promise<{ code: number; data: never }>;
  /** Uploads a file for the channel `search`. Returns the id of its import. */
  upload(file: { accountId: number; content: string; name: string; mode?: string }): Promise<string>;
}

export function apiOf(address: string, token = ''): ServerApi {
  const url = (path: string) => `${address}/base-api/marketing/api/v1${path}`;
  const read = async (response: Response) => {
    const envelope = (await response.json()) as { code: number; data: never };
    if (envelope.code !== 200) throw new Error(JSON.stringify(envelope));
    return envelope;
  };
  return {
    async post(path, body) {
      const headers = { 'content-type': 'application/json', token };
      return read(await fetch(url(path), { method: 'POST', headers, body: JSON.stringify(body) }));
    },
    async upload({ accountId, content, name, mode = 'book' }) {
      const form = new FormData();
      form.set('accountId', String(accountId));
      form.set('channel', 'search');
      form.set('mode', mode);
      form.set('file', new Blob([content]), name);
      const envelope = await read(
        await fetch(url('/reportImport/upload'), { method: 'POST', headers: { token }, body: form }),
      );
      return (envelope.data as { id: string }).id;
    },
  };
}

export async function signIn(address: string): Promise<string> {
  const picture = await fetch(
    `${address}/base-api/marketing/api/v1/system/admin/getPictureValidationCode`,
  ).then((response) => response.json() as Promise<{ data: { uuid: string } }>);
  const { data } = await apiOf(address).post('/user/login', {
    userName: 'admin',
    pwd: createHash('sha256').update('meridian:Meridian2026').digest('hex'),
    validationCode: demoSettings.MERIDIAN_CAPTCHA_CODE,
    uuid: picture.data.uuid,
  });
  return (data as { token: string }).token;
}

/** An account of the demo. */
export async function findAccount(api: ServerApi): Promise<number> {
  const { data } = await api.post('/user/account/list', { query: { text: '8871120' } });
  return (data as { list: { accountId: number }[] }).list[0]?.accountId ?? 0;
}

/** All imports of an account by id, as soon as none of them is waiting or running. */
export async function endedImports(api: ServerApi, accountId: number): Promise<Map<string, ReportImport>> {
  const isOpen = (item: ReportImport) =>
    item.state === importStates.waiting || item.state === importStates.running;
  const readImports = async () => {
    const imports = new Map<string, ReportImport>();
    for (let number = 1; ; number += 1) {
      const body = { page: { number, size: 50 }, query: { accountId } };
      const { list } = (await api.post('/reportImport/list', body)).data as { list: ReportImport[] };
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
