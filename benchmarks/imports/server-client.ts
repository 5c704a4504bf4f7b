import {
  basePath,
  exportStates,
  importStates,
  type DownloadRecord,
  type DraftImportFile,
  type ReportImport,
} from '@meridian/api-client/contract';
import { createHash, randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** Settings of a demo server that this client can log in to. */
export const demoSettings = {
  MERIDIAN_DEMO: '1',
  MERIDIAN_TODAY: '2026-11-21',
  MERIDIAN_CAPTCHA_CODE: '7k3f',
};

const accountNo = '8871120';
const pollMs = 200;

interface Envelope<Data> {
  code: number;
  data: Data;
}

export interface ServerClient {
  /** Uploads a file and returns the id of its import. */
  upload(file: string): Promise<string>;
  /** The record of an import, as soon as its job has ended. */
  ended(id: string): Promise<ReportImport>;
  /** Creates an ad draft, and returns a function that reads a workbook for it. */
  draftReader(): Promise<(file: string) => Promise<DraftImportFile>>;
  /** Creates a file of the daily keyword report; resolves when it is ready. */
  exported(query: { beginDate: string; endDate: string }): Promise<void>;
}

/** Logs in to a demo server. */
export async function openClient(address: string): Promise<ServerClient> {
  const url = (path: string) => `${address}${basePath}/marketing/api/v1${path}`;
  async function read<Data>(response: Response): Promise<Data> {
    // parse boundary: responses of this server
    const envelope = (await response.json()) as Envelope<Data>;
    if (envelope.code !== 200) throw new Error(`rejected: ${JSON.stringify(envelope)}`);
    return envelope.data;
  }
  const post = async <Data>(path: string, body: object, token = ''): Promise<Data> =>
    read<Data>(
      await fetch(url(path), {
        method: 'POST',
        headers: { 'content-type': 'application/json', token },
        body: JSON.stringify(body),
      }),
    );
  const picture = await read<{ uuid: string }>(await fetch(url('/system/admin/getPictureValidationCode')));
  const { token } = await post<{ token: string }>('/user/login', {
    userName: 'admin',
    pwd: createHash('sha256').update('meridian:Meridian2026').digest('hex'),
    validationCode: demoSettings.MERIDIAN_CAPTCHA_CODE,
    uuid: picture.uuid,
  });
  const { list } = await post<{ list: { accountId: number }[] }>(
    '/user/account/list',
    { query: { text: accountNo } },
    token,
  );
  const accountId = list[0]?.accountId;
  if (accountId === undefined) throw new Error(`the demo has no account ${accountNo}`);
  return {
    async upload(file) {
      const form = new FormData();
      form.set('accountId', String(accountId));
      form.set('channel', 'search');
      form.set('file', await openAsBlob(file), 'keywords.csv');
      const response = await fetch(url('/reportImport/upload'), {
        method: 'POST',
        headers: { token },
        body: form,
      });
      return (await read<{ id: string }>(response)).id;
    },
    async draftReader() {
      const id = randomUUID();
      await post('/draft/save', { id, accountId, name: 'Benchmark' }, token);
      return async (file) => {
        const form = new FormData();
        form.set('id', id);
        form.set('file', await openAsBlob(file), 'keywords.xlsx');
        const response = await fetch(url('/draft/keyword/import'), {
          method: 'POST',
          headers: { token, authorization: `Bearer ${token}` },
          body: form,
        });
        return read<DraftImportFile>(response);
      };
    },
    async exported(query) {
      const path = '/seachReport/keyword/daily/createExport';
      const body = { query: { ...query, accountId } };
      const { id } = await post<{ id: string }>(path, body, token);
      for (;;) {
        const page = { number: 1, size: 50 };
        const found = await post<{ list: DownloadRecord[] }>('/downloadExcelRecord/list', { page }, token);
        const state = found.list.find((record) => record.id === id)?.state;
        if (state === exportStates.ready) return;
        if (state === exportStates.failed) throw new Error('the export failed');
        await delay(pollMs);
      }
    },
    async ended(id) {
      for (;;) {
        const found = await post<{ list: ReportImport[] }>('/reportImport/list', { query: { id } }, token);
        const [record] = found.list;
        const isOpen = record?.state === importStates.waiting || record?.state === importStates.running;
        if (record && !isOpen) return record;
        await delay(pollMs);
      }
    },
  };
}
