import { basePath, endpoints, mailLink, type Access, type Endpoint } from '@meridian/api-client/contract';
import type { FastifyInstance } from 'fastify';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Server as HttpServer } from 'node:http';
import path from 'node:path';
import pg from 'pg';
import PgBoss from 'pg-boss';
import pino from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createHousekeeping } from './housekeeping';
import { modules } from './modules';
import { mailModule } from './modules/mail';
import { userAdministrationModule } from './modules/user-administration';
import type { AuditDeclaration } from './platform/audit';
import { readConfig } from './platform/config/config';
import { poolUses } from './platform/db';
import { createJobs } from './platform/jobs';
import { SetupError } from './platform/lib/setup-error';
import { createMetrics } from './platform/metrics';
import { queues } from './register-modules';
import { startServer } from './server';
import {
  captchaText,
  createTestApp,
  createTestDatabase,
  temporaryFolder,
  type TestDatabase,
} from './testing';

let folder: string;
beforeAll(() => {
  folder = temporaryFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = pino({ level: 'silent' });

async function startOn(database: TestDatabase, env: Record<string, string> = {}) {
  const dataDir = path.join(folder, randomUUID());
  const config = readConfig({ PORT: '0', MERIDIAN_DATA_DIR: dataDir, DATABASE_URL: database.url, ...env });
  return startServer(config, { log: silent, onLost: () => undefined });
}

test('each folder of a topic is a module of that name', () => {
  const folders = readdirSync(new URL('modules', import.meta.url), { withFileTypes: true });
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(modules.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

const linesOf = (table: string) => table.trim().split(/\s*\n\s*/);

/** Routes other than the contract's endpoints, with their required access. */
const otherRoutes = linesOf(`
  GET /healthz public
  GET /readyz public
  GET /metrics public
  GET /openapi.json public
  GET / public
  GET /templates/:file public
  GET ${basePath}/marketing/api/v1/user/message/events session
  GET ${basePath}/marketing/api/v1/mail/link public
  POST ${basePath}/marketing/api/v1/mail/link public
  GET ${basePath}/marketing/api/v1/material/image/file/:id public
  POST ${basePath}/marketing/api/v1/system/audit/export system:audit:view
  POST ${basePath}/marketing/api/v1/reportImport/original report:import:view
  POST ${basePath}/marketing/api/v1/reportImport/failedRows report:import:view
  POST ${basePath}/marketing/api/v1/downloadExcelRecord/download report:export:create
  POST ${basePath}/marketing/api/v1/draft/plan/export draft:draft:view
  POST ${basePath}/marketing/api/v1/customer/import/failedRows customer:customer:edit
  POST ${basePath}/marketing/api/v1/company/import/failedRows customer:company:edit
  POST ${basePath}/marketing/api/v1/account/import/failedRows account:account:edit
  POST ${basePath}/marketing/api/v1/customer/export customer:customer:view
  POST ${basePath}/marketing/api/v1/company/export customer:company:view
  POST ${basePath}/marketing/api/v1/account/export account:account:view
`);

test('every endpoint of the contract has its route, and so do files, events and probes', async () => {
  const consoleDir = path.join(folder, 'console');
  mkdirSync(consoleDir);
  writeFileSync(path.join(consoleDir, 'index.html'), '<!doctype html>');
  const server = await createTestApp({
    config: {
      captchaCode: captchaText,
      trustProxy: false,
      ssoOrigin: undefined,
      unlockMinutes: 0,
      consoleDir,
    },
    metrics: createMetrics({ databases: {}, countJobs: () => Promise.resolve([]) }),
  });
  onTestFinished(() => server.close());
  const wordsOf = (access: Access) =>
    typeof access === 'object' && 'permission' in access
      ? [access.permission].flat().join(' ')
      : JSON.stringify(access);
  const lineOf = (method: string, url: string, access: Access) =>
    `${method} ${url} ${typeof access === 'string' ? access : wordsOf(access)}`;
  const registered = server.app.declaredRoutes.map(({ method, url, access }) => lineOf(method, url, access));
  const ofContract = Object.values<Endpoint>(endpoints).map(({ method, path: url, access }) =>
    lineOf(method, basePath + url, access),
  );
  const expected = [...ofContract, ...otherRoutes];
  expect(expected.filter((line) => !registered.includes(line))).toEqual([]);
});

/** Audit declarations of endpoints. */
const audits = linesOf(`
  login: signIn signInFail signInLock
  loginCode: signIn signInFail signInLock recoveryCodeUse
  logout: signOut
  changePassword: passwordChange signInFail signInLock
  sessionClose: sessionEnd
  companySignInComplete: signIn signInFail companySignInLink userCreate userChange
  secondFactorBegin: signInFail signInLock
  secondFactorConfirm: secondFactorOn
  secondFactorEnd: secondFactorOff recoveryCodeUse signInFail signInLock
  secondFactorRenewCodes: recoveryCodesRenew recoveryCodeUse signInFail signInLock
  announcementPublish: announcementPublish
  announcementWithdraw: announcementWithdraw
  announcementDelete: announcementDelete
  reportImportUpload: importUpload
  reportImportBook: importBook accountCreate
  reportImportUndo: importUndo
  searchReportCreateExport: exportCreate
  searchAccountCreateExport: exportCreate
  feedReportCreateExport: exportCreate
  feedAccountCreateExport: exportCreate
  costReportCreateExport: exportCreate
  reportScheduleSend: exportCreate
  downloadRecordDelete: exportDelete
  draftSave: draftCreate
  draftCopy: draftCreate
  draftInverse: draftCreate
  draftDelete: draftDelete
  draftRestore: draftRestore
  draftWaiverSave: draftWaiverSave
  draftWaiverDelete: draftWaiverDelete
  draftSubmit: draftSubmit
  draftWithdraw: draftWithdraw
  draftUpload: draftUpload
  draftUploadCancel: draftUploadCancel
  draftUploadPause: draftUploadPause
  draftUploadResume: draftUploadResume
  draftUploadRetry: draftUploadRetry
  imageUpload: imageAdd
  imageUploadMany: imageAdd
  unitImageUpload: imageAdd
  unitImageUploadMany: imageAdd
  fileImageUpload: imageAdd
  imageCrop: imageAdd
  imageDelete: imageDelete
  imageRestore: imageRestore
  imageSync: imageSend
  imageThemeMerge: imageThemeDelete
  imageThemeDelete: imageThemeDelete
  dayNoteSave: noteCreate noteChange
  dayNoteDelete: noteDelete
  alertRuleSave: alertCreate alertChange viewCreate viewChange
  alertRulePause: alertChange
  alertRuleDelete: alertDelete
  reportScheduleSave: scheduleCreate scheduleChange viewCreate viewChange
  reportSchedulePause: scheduleChange
  reportScheduleDelete: scheduleDelete
  reportScheduleReceivedStop: scheduleChange exportDelete
  reportViewSave: viewCreate viewChange viewShare
  reportViewDelete: viewDelete
  ownMetricSave: ownMetricCreate ownMetricChange ownMetricShare
  ownMetricDelete: ownMetricDelete
  draftRuleSave: draftRuleCreate draftRuleChange
  draftRulePause: draftRuleChange
  draftRuleDelete: draftRuleDelete
  reportFieldSave: reportFieldsChange
  reportFieldReset: reportFieldsChange
  costBudgetSave: budgetChange
  costBudgetCopy: budgetChange
  customerSave: customerCreate customerChange
  customerArchive: customerArchive customerRestore
  customerDelete: customerDelete
  customerImportRun: customerCreate customerChange
  companySave: companyCreate companyChange
  companyArchive: companyArchive companyRestore
  companyDelete: companyDelete
  companyImportRun: companyCreate companyChange
  providerAccountSave: accountCreate accountChange
  providerAccountBalance: accountBalance
  providerAccountArchive: accountArchive accountRestore
  providerAccountDelete: accountDelete
  providerAccountImportRun: accountCreate accountChange accountBalance
  credentialsSave: credentialsSave
  credentialsDelete: credentialsDelete
  reportSyncStart: reportSyncStart
  userSave: userCreate userChange
  userDelete: userDelete
  userUnlock: userUnlock
  userResetPassword: userPasswordReset
  userRemoveSecondFactor: userSecondFactorRemove
  userSessionClose: sessionEnd
  roleSave: roleCreate roleChange
  roleDelete: roleDelete
`);

test('endpoints leave their actions in the audit log', () => {
  const registered = modules
    .flatMap(({ audits: ofModule }) => Object.entries<AuditDeclaration>(ofModule))
    .flatMap(([id, declared]) => (Array.isArray(declared) ? [`${id}: ${declared.join(' ')}`] : []));
  expect(audits.filter((line) => !registered.includes(line))).toEqual([]);
});

const anyId = randomUUID();
/** One job per queue, which finds nothing to do. */
const jobs: [name: string, data: object][] = [
  ['import-report', { importId: anyId }],
  ['import-large-report', { importId: anyId }],
  ['export-report', { recordId: anyId }],
  ['announce', { messageId: anyId }],
  ['upload-draft', { uploadId: anyId }],
  ['fetch-account', { draftId: anyId }],
  ['merge-account', { draftId: anyId }],
  ['merge-nightly', {}],
  ['send-images', { accountId: 0 }],
  ['watch-uploads', {}],
  ['watch-balances', {}],
  ['watch-alerts', {}],
  ['add-pinyin', {}],
  ['send-mail', { mailId: anyId }],
  ['send-reports', {}],
  ['sync-balances', {}],
  ['sync-reports', {}],
  ['sync-account-reports', { accountId: 0 }],
  ['housekeeping', {}],
];

/** Seconds between two runs of recurring jobs. */
const intervals = {
  'watch-uploads': 60,
  'merge-nightly': 300,
  'watch-balances': 3_600,
  'watch-alerts': 600,
  'add-pinyin': 60,
  'send-reports': 60,
  'sync-balances': 3_600,
  'sync-reports': 3_600,
  housekeeping: 86_400,
};

test('a server runs these recurring jobs, and processes every queue', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startOn(database, {
    MERIDIAN_PROVIDER: 'baidu',
    MERIDIAN_CREDENTIALS_KEY: randomBytes(32).toString('base64'),
    MERIDIAN_SMTP_URL: 'smtp://127.0.0.1:1',
    MERIDIAN_MAIL_FROM: 'Meridian <meridian@example.com>',
    MERIDIAN_PUBLIC_ORIGIN: 'https://meridian.example.com',
  });
  onTestFinished(() => server.stop());
  await server.ready;

  await expect
    .poll(async () => {
      const { rows } = await database.pool.query<{ name: string; seconds: number }>(
        `SELECT name, 10 * round(extract(epoch FROM start_after - created_on) / 10)::int AS seconds
         FROM pgboss.job WHERE singleton_key = 'next' AND state = 'created'`,
      );
      return Object.fromEntries(rows.map(({ name, seconds }) => [name, seconds]));
    })
    .toEqual(intervals);

  const sender = createJobs({ pool: database.pool, log: silent, queues });
  onTestFinished(() => sender.stop());
  await sender.start();
  const singletonKey = randomUUID();
  expect(queues.map(({ name }) => name).sort()).toEqual(jobs.map(([name]) => name).sort());
  for (const queue of queues) await sender.send(queue, new Map(jobs).get(queue.name) ?? {}, { singletonKey });
  await expect
    .poll(async () => {
      const { rows } = await database.pool.query<{ name: string }>(
        "SELECT name FROM pgboss.job WHERE singleton_key = $1 AND state <> 'created'",
        [singletonKey],
      );
      return rows.map(({ name }) => name).sort();
    })
    .toEqual(jobs.map(([name]) => name).sort());
});

/** Calls a function before each call of a method, until the test ends. */
function recordMethod<Key extends string, Target extends { [_ in Key]: (...args: never[]) => unknown }>(
  target: Target,
  key: Key,
  record: (self: Target, args: readonly unknown[]) => void,
): void {
  const method: unknown = Reflect.get(target, key);
  Reflect.set(target, key, function (this: Target, ...args: unknown[]) {
    record(this, args);
    // asserted: `method` is the original value of `target[key]`
    return (method as (...given: unknown[]) => unknown).apply(this, args);
  });
  onTestFinished(() => void Reflect.set(target, key, method));
}

/** What a server closes when it stops, in order; `+`: concurrently. */
const shutdown = [
  'HTTP',
  'jobs',
  'connection of job locks',
  'provider',
  'connection of messages',
  'pools of requests + reports + identity + jobs + queues',
];

test('a stopping server closes first what receives work, and last what the work needs', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startOn(database);
  await server.ready;
  const closed: string[] = [];
  const pools: string[] = [];
  const port = Number(new URL(server.address).port);
  recordMethod(HttpServer.prototype, 'close', (self) => {
    const address = self.address();
    closed.push(typeof address === 'object' && address?.port === port ? 'HTTP' : 'provider');
  });
  recordMethod(PgBoss.prototype, 'stop', () => closed.push('jobs'));
  recordMethod(pg.Client.prototype, 'end', (self) => {
    // parse boundary: pg's types lack the settings of a client's connection
    const name = nameOf(Reflect.get(self, 'connectionParameters') as ConnectionSettings);
    // connections of a pool end with it
    if (!(name in poolUses)) closed.push(`connection of ${name}`);
  });
  recordMethod(pg.Pool.prototype, 'end', (self) => {
    if (pools.length === 0) closed.push('pools of ');
    pools.push(nameOf(self.options));
  });
  await server.stop();
  expect(closed.map((step) => (step === 'pools of ' ? step + pools.join(' + ') : step))).toEqual(shutdown);
});

test('an error while closing one part does not prevent closing the others', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const server = await startOn(database);
  await server.ready;
  const pools: string[] = [];
  recordMethod(PgBoss.prototype, 'stop', () => {
    throw new Error('this part does not stop');
  });
  recordMethod(pg.Pool.prototype, 'end', (self) => void pools.push(nameOf(self.options)));
  await expect(server.stop()).rejects.toThrow('this part does not stop');
  expect(pools.toSorted()).toEqual(Object.keys(poolUses).toSorted());
});

function fail(): never {
  throw new Error('the reason\n  in two lines');
}

/** What fails while a module starts. */
const failingStarts: [part: string, module: (typeof modules)[number], fails: () => void][] = [
  ['route', userAdministrationModule, () => recordMethod(userAdministrationModule, 'routes', fail)],
  ['job', mailModule, () => recordMethod(mailModule.jobs[0], 'register', fail)],
];

test.each(failingStarts)(
  'a module whose %s fails at the start is named in one line; what had started is closed, the last first',
  async (_part, failing, fails) => {
    const database = await createTestDatabase();
    onTestFinished(() => database.drop());
    const closed: string[] = [];
    const before = modules.slice(0, modules.indexOf(failing));
    for (const module of before)
      recordMethod(module, 'routes', (_self, [app]) => {
        // asserted: the first parameter of `routes`
        (app as FastifyInstance).addHook('onClose', () => Promise.resolve(void closed.push(module.name)));
      });
    fails();
    recordMethod(PgBoss.prototype, 'stop', () => closed.push('jobs'));
    recordMethod(HttpServer.prototype, 'close', (self) => closed.push(self.listening ? 'provider' : 'HTTP'));

    const error: unknown = await startOn(database).catch((reason: unknown) => reason);
    // the command prints errors of this class in one line
    expect(error).toBeInstanceOf(SetupError);
    expect(String(error)).toContain(`Couldn’t start the module ${failing.name}: the reason in two lines.`);
    expect(closed).toEqual(['HTTP', ...before.map(({ name }) => name).toReversed(), 'jobs', 'provider']);
  },
);

test('an error in one housekeeping does not prevent the others', async () => {
  const database = await createTestDatabase();
  onTestFinished(() => database.drop());
  const done: string[] = [];
  const files = {
    list: () => {
      throw new Error('no list of files');
    },
    remove: () => Promise.resolve(),
    removeAbandoned: () => Promise.resolve(void done.push('abandoned')),
  };
  const clock = { now: () => new Date() };
  const run = createHousekeeping({ db: database.db, files, clock, retentionDays: 90 });
  await expect(run()).rejects.toThrow('no list of files');
  expect(done).toEqual(['abandoned']);
});

/** MIME types of forms, which pages of other sites can send. */
const formTypes = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=b'];

test('only routes of links in emails accept requests that a page of another site can send', async () => {
  const server = await createTestApp();
  onTestFinished(() => server.close());
  const { token } = await server.fixtures.signedIn();
  const posts = server.app.declaredRoutes.filter(
    ({ method, url }) => method === 'POST' && url !== basePath + mailLink.path,
  );
  const accepted: string[] = [];
  for (const { url, endpoint } of posts)
    for (const type of formTypes) {
      if (endpoint?.bodyKind === 'multipart' && type.startsWith('multipart')) continue;
      const headers = { token, 'content-type': type };
      const response = await server.app.inject({ method: 'POST', url, headers, payload: 'a=1' });
      const { code } = response.json<{ code: number }>();
      if (code !== 415) accepted.push(`${url} ${type} ${code}`);
    }
  expect(posts.length).toBeGreaterThan(100);
  expect(accepted).toEqual([]);
});

interface ConnectionSettings {
  application_name?: string | undefined;
}

/** Purpose of a connection or pool, as in `pg_stat_activity` after `meridian`. */
const nameOf = (settings: ConnectionSettings) => settings.application_name?.replace('meridian ', '') ?? '';
