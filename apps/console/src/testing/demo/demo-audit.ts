import { auditObjectOf, type AuditAction, type AuditRecord } from '@meridian/api-client/contract';
import type { FakeEndpoint } from '../fake-server';

const idOf = (index: number) => `a0d17000-3c4b-4e5a-8f70-${String(index).padStart(12, '0')}`;

const lin = { kind: 'user', id: idOf(901), name: 'linwei@kaede' } as const;
const zhang = { kind: 'user', id: idOf(902), name: '张敏' } as const;
const visitor = { kind: 'visitor', id: null, name: '' } as const;
const command = { kind: 'command', id: null, name: '' } as const;

type Seed = Partial<Omit<AuditRecord, 'object'>> & { action: AuditAction; object: string };

const seeds: readonly Seed[] = [
  {
    action: 'userChange',
    object: 'chenyu@kaede',
    actor: lin,
    time: '2026-11-21T02:41:00Z',
    accountIds: [1, 2],
    before: { isFrozen: false, roles: ['edit'], accounts: ['8840211'] },
    after: { isFrozen: true, roles: ['edit', '报表专员'], accounts: ['8840211', '8840212'] },
  },
  { action: 'signInLock', object: 'wangjing@aoi', actor: visitor, time: '2026-11-21T02:12:00Z' },
  {
    action: 'signInFail',
    object: 'wangjing@aoi',
    actor: visitor,
    time: '2026-11-21T02:11:40Z',
    after: { reason: 'credentials_incorrect' },
  },
  {
    action: 'draftSubmit',
    object: 'Winter sale 2026',
    actor: zhang,
    time: '2026-11-21T01:30:00Z',
    accountIds: [1],
    before: { status: 1 },
    after: { status: 2 },
  },
  {
    action: 'customerChange',
    object: '北方群岛旅行社',
    actor: zhang,
    time: '2026-11-20T09:05:00Z',
    before: { phone: '', note: '' },
    after: { phone: '+86 10 5555 0199', note: 'Invoices by mail.\nAsk for Ms Mori.' },
  },
  {
    action: 'importUpload',
    actor: zhang,
    time: '2026-11-20T08:00:00Z',
    accountIds: [2],
    object: 'keyword-report-2026-11-09-to-2026-11-15-with-a-very-long-name.csv',
    after: { fileName: 'keyword-report.csv', channel: 'search', mode: 'book' },
  },
  {
    action: 'credentialsSave',
    object: 'Kaede Travel',
    actor: lin,
    time: '2026-11-19T03:20:00Z',
    accountIds: [1],
    after: { providerUser: 'kaede-travel', expiresTime: '2026-12-19T03:20:00Z' },
  },
  {
    action: 'userPasswordReset',
    object: 'mori@sakuraya',
    actor: command,
    time: '2026-11-18T06:00:00Z',
    address: null,
    device: null,
  },
];

const records = seeds.map(({ object, ...seed }, index): AuditRecord => ({
  actor: lin,
  time: '',
  accountIds: [],
  before: null,
  after: null,
  address: '203.0.113.24',
  device: 'Chrome · macOS',
  ...seed,
  id: idOf(index),
  number: 4_812 - index,
  hash: `${index}f7c3bc1d808e047`.repeat(4).slice(0, 64),
  object: { type: auditObjectOf[seed.action], id: idOf(800 + index), name: object },
}));

/** Ids of records whose drawers have different content. */
export const demoAuditIds = { changed: idOf(0), submitted: idOf(3), plain: idOf(1) };

const idIn = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'id' in body ? body.id : undefined;

/** The audit log of a workspace. */
export const auditResponses = (isEmpty: boolean): Readonly<Record<string, FakeEndpoint>> => ({
  '/system/audit/list': () => ({
    data: { list: isEmpty ? [] : records },
    page: { number: 1, size: 20, totalCount: isEmpty ? 0 : records.length },
  }),
  '/system/audit/detail': (body) => {
    const record = records.find(({ id }) => id === idIn(body));
    return record ? { data: record } : { code: 404, message: 'This no longer exists.' };
  },
});
