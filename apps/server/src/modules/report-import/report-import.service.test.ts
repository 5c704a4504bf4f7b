import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { ParserError } from '../../kits/workbooks/read/file-process';
import { noFiles } from '../../testing/no-files';
import { unlimitedCapacity } from '../../testing/unlimited-capacity';
import { createReportImportService } from './report-import.service';
import type { ReportUpload } from './report-import.types';
import type { OpenImport } from './repository/complete-import';
import type { ReportImportRepository } from './repository/report-import.repository';

const emptyHash = createHash('sha256').digest('hex');
const upload: ReportUpload = {
  accountId: 1,
  channel: 'search',
  mode: 'book',
  fileName: 'report.csv',
  bytes: Buffer.from('date'),
  createdBy: null,
};
const open: OpenImport = {
  id: 'an-import',
  accountId: 1,
  channel: 'search',
  contentHash: emptyHash,
  mode: 'book',
  answers: { choices: {} },
  userId: null,
  remembered: null,
};

/** The service with a repository that only records its calls. */
function serviceWith(parse: () => Promise<never>) {
  const steps: string[] = [];
  const note = (step: string) => () => Promise.resolve(void steps.push(step));
  const imports: ReportImportRepository = {
    checkLimits: () => Promise.resolve(),
    async add(_created, _quota, alongside) {
      // the fake has no transaction
      await alongside({} as never, 0);
      steps.push('commit');
    },
    async recordOutcome(created, { withOutcome }) {
      await withOutcome(created, () => Promise.resolve());
      throw new Error('not reached in these tests');
    },
    find: () => Promise.resolve(undefined),
    findAllProblems: () => Promise.resolve([]),
    findMappings: () => Promise.resolve([]),
    renameMapping: () => Promise.resolve(false),
    deleteMapping: () => Promise.resolve(),
    findProblemPage: () => Promise.resolve({ list: [], totalCount: 0 }),
    findAccounts: () =>
      Promise.resolve([
        { accountId: 1, accountNo: '1', accountName: 'Kaede', currency: 'CNY', timeZone: 'Asia/Shanghai' },
      ]),
    findOlder: () => Promise.resolve(undefined),
    open: () => Promise.resolve(open),
    complete: note('settled'),
    reject: (_id, { problems }) => Promise.resolve(void steps.push(...problems)),
    approve: note('approved'),
    undo: () => Promise.resolve({ effects: [], blockedBy: [], isExpired: false }),
    list: () =>
      Promise.resolve({
        list: [],
        totalCount: 0,
        reviewCount: 0,
        recentCount: 0,
        allCount: 0,
        sums: { rows: 0, costs: [] },
      }),
  };
  const service = createReportImportService({
    imports,
    files: {
      ...noFiles,
      async put(_key, content) {
        if (content instanceof Readable) await buffer(content);
        return { size: 0, contentHash: emptyHash };
      },
      remove: () => Promise.resolve(),
      sizeOf: () => Promise.resolve(0),
      async localPath(_key, folder) {
        const file = path.join(folder, 'report.csv');
        await writeFile(file, '');
        return file;
      },
      createWorkFolder: () => mkdtemp(path.join(tmpdir(), 'meridian-work-')),
    },
    jobs: { send: note('send'), wake: () => void steps.push('wake') },
    clock: { today: () => '2026-11-20' },
    capacity: unlimitedCapacity,
    findAccountIds: () => Promise.resolve('all'),
    parse,
  });
  return { service, steps };
}

describe('createReportImportService', () => {
  it('records an error of the parser immediately, because every retry would fail', async () => {
    const { service, steps } = serviceWith(() => Promise.reject(new ParserError('mistake')));
    await expect(service.job.run({ importId: open.id })).rejects.toThrow('mistake');
    expect(steps).toEqual([expect.stringContaining('"code":"internal"')]);
  });

  it('leaves an import pending for the next try after another error', async () => {
    const { service, steps } = serviceWith(() => Promise.reject(new Error('no database')));
    await expect(service.job.run({ importId: open.id })).rejects.toThrow('no database');
    expect(steps).toEqual([]);
  });

  it('stores no record of a command before its file is parsed, so that a kill leaves none', async () => {
    const parse = vi.fn(() => Promise.reject(new Error('killed')));
    const { service, steps } = serviceWith(parse);
    await expect(service.importNow(upload)).rejects.toThrow('killed');
    expect(parse).toHaveBeenCalledOnce();
    expect(steps).toEqual([]);
  });

  it('wakes the worker once the job is visible', async () => {
    const { service, steps } = serviceWith(() => Promise.reject(new Error('unused')));
    await service.upload(upload);
    expect(steps).toEqual(['send', 'commit', 'wake']);
  });
});
