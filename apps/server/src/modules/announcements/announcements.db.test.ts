import {
  administrativePermissions,
  endpoints,
  type Announcement,
  type AnnouncementTexts,
  type EndpointId,
  type Message,
} from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClock } from '../../platform/clock';
import { announcements, messages, roles, userRoles, users } from '../../platform/db/schema';
import { createJobs } from '../../platform/jobs';
import { queues } from '../../register-modules';
import { createTestApp, type TestApp } from '../../testing';
import { listenToEvents } from '../messages/testing/listen-to-events';
import { createAnnouncementDraftsRepository } from './announcement-drafts.repository';
import { createAnnouncementDraftsService } from './announcement-drafts.service';
import { createAnnouncementsRepository } from './announcements.repository';
import { announce } from './jobs';
import { createPublishAnnouncementsService } from './publish-announcements.service';

let test: TestApp;
let writer: { userId: string; token: string };
let reader: { userId: string; token: string };
beforeAll(async () => {
  test = await createTestApp();
  writer = await test.fixtures.signedIn({ role: null });
  reader = await test.fixtures.signedIn();
  const [role] = await test.database.db
    .insert(roles)
    .values({ name: 'herald', permissions: [...administrativePermissions] })
    .returning();
  await test.database.db.insert(userRoles).values({ userId: writer.userId, roleId: role?.id ?? '' });
});
beforeEach(async () => {
  await test.database.db.delete(announcements);
  await test.database.db.delete(messages);
});
afterAll(() => test.close());

const written = (name: string) => ({ title: `${name} title`, text: `<p>${name} text</p>`, filledFrom: null });
const nothing = { title: '', text: '', filledFrom: null };
const fullTexts: AnnouncementTexts = { cn: written('cn'), en: written('en'), tw: written('tw') };
const draftBody = { texts: fullTexts, hasPopup: true, publishTime: null };

const call = (id: EndpointId, body: object, token = writer.token) =>
  test.call<Announcement>(id, { token, body });

async function save(body: object = {}): Promise<Announcement> {
  const { data, ...error } = await call('announcementSave', { ...draftBody, ...body });
  if (!data) throw new Error(`rejected: ${JSON.stringify(error)}`);
  return data;
}

async function published(body: object = {}): Promise<Announcement> {
  const { id, version } = await save(body);
  const { data, ...error } = await call('announcementPublish', { id, version });
  if (!data) throw new Error(`rejected: ${JSON.stringify(error)}`);
  return data;
}

async function inboxOf(token: string): Promise<Message[]> {
  const { data } = await test.call<{ list: Message[] }>('messageList', { token, body: {} });
  return data.list;
}

const later = (hours: number) => new Date(test.clock.now().getTime() + hours * 3_600_000).toISOString();

describe('who may write announcements', () => {
  const ids = Object.keys(endpoints).filter((id): id is EndpointId => id.startsWith('announcement'));

  it.each(ids)('is not the editor: %s', async (id) => {
    const { id: announcementId, version } = await save();
    const body = { ...draftBody, id: announcementId, version };
    expect(await call(id, body, reader.token)).toMatchObject({ code: 403 });
    expect((await call('announcementDetail', { id: announcementId })).data).toMatchObject({ state: 'draft' });
  });
});

describe('a draft', () => {
  it('is stored as it was written', async () => {
    const saved = await save({ publishTime: later(5) });
    const [user] = await test.database.db.select().from(users).where(eq(users.id, writer.userId));
    expect(saved).toEqual({
      id: saved.id,
      state: 'draft',
      version: 1,
      texts: fullTexts,
      hasPopup: true,
      publishTime: later(5),
      savedTime: test.clock.now().toISOString(),
      savedBy: user?.name,
      recipients: 2,
      readers: 0,
    });
    expect((await call('announcementDetail', { id: saved.id })).data).toEqual(saved);
    expect(await inboxOf(reader.token)).toEqual([]);
  });

  it('is sanitized; empty texts need no review', async () => {
    const { texts } = await save({
      texts: {
        cn: { title: '  题 ', text: '<p onclick=x>文<script>x</script></p><p></p>', filledFrom: 'en' },
        en: written('en'),
        tw: { title: ' ', text: '<p><br></p>', filledFrom: 'cn' },
      },
    });
    expect(texts.cn).toEqual({ title: '题', text: '<p>文</p>', filledFrom: 'en' });
    expect(texts.tw).toEqual(nothing);
  });

  it('gets a new version with each save, and rejects a stale save', async () => {
    const { id } = await save();
    const second = await save({ id, version: 1, hasPopup: false });
    expect(second).toMatchObject({ id, version: 2, hasPopup: false });
    const stale = await call('announcementSave', { ...draftBody, id, version: 1 });
    expect(stale).toMatchObject({ code: 409 });
    expect((await call('announcementDetail', { id })).data).toEqual(second);
  });

  it('is saved once when requests are repeated after lost responses', async () => {
    const id = randomUUID();
    expect(await save({ id })).toMatchObject({ id, version: 1 });
    // edited in the meantime
    const again = await save({ id, hasPopup: false });
    expect(again).toMatchObject({ id, version: 2, hasPopup: false });
    const changed = { id, version: 2, texts: { ...fullTexts, en: written('other') } };
    const third = await save(changed);
    expect(await save(changed)).toEqual(third);
    expect(await test.database.db.$count(announcements)).toBe(1);
  });

  it('of another user is not overwritten by a request with its id', async () => {
    const { id } = await save();
    const other = await test.fixtures.signedIn({ role: 'admin' });
    const response = await call('announcementSave', { ...draftBody, id, hasPopup: false }, other.token);
    await test.database.db.delete(users).where(eq(users.id, other.userId));
    expect(response).toMatchObject({ code: 409 });
    expect((await call('announcementDetail', { id })).data).toMatchObject({ version: 1, hasPopup: true });
  });

  it('is saved once when several requests change the same version', async () => {
    const { id } = await save();
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        call('announcementSave', {
          ...draftBody,
          id,
          version: 1,
          texts: { ...fullTexts, en: written(`writer ${index}`) },
        }),
      ),
    );
    expect(responses.map(({ code }) => code).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 409)]);
  });

  it.each([
    [{ id: randomUUID(), version: 1 }, 404, undefined],
    [
      { texts: { ...fullTexts, en: { ...written('en'), title: 'x'.repeat(61) } } },
      400,
      { 'texts.en.title': 'invalid' },
    ],
    [
      { texts: { ...fullTexts, tw: { ...written('tw'), text: 'x'.repeat(20_001) } } },
      400,
      { 'texts.tw.text': 'invalid' },
    ],
    [
      { texts: { ...fullTexts, cn: { ...written('cn'), text: '&'.repeat(20_000) } } },
      400,
      { 'texts.cn.text': 'text_too_long' },
    ],
    [{ texts: { ...fullTexts, cn: { ...written('cn'), text: 'a\0b' } } }, 400, { body: 'invalid' }],
    [{ texts: { ...fullTexts, cn: { ...written('cn'), title: '\ud800' } } }, 400, { body: 'invalid' }],
    [{ texts: { cn: nothing, en: nothing } }, 400, { 'texts.tw': 'required' }],
    [{ publishTime: 'tomorrow' }, 400, { publishTime: 'invalid' }],
    [{ publishTime: '0000-01-01T00:00:00Z' }, 400, { publishTime: 'invalid' }],
    [{ publishTime: '9999-12-31T23:59:59Z' }, 400, { publishTime: 'invalid' }],
    [{ hasPopup: 1 }, 400, { hasPopup: 'invalid' }],
  ])('is rejected: %j', async (body, code, fields) => {
    const response = await call('announcementSave', { ...draftBody, ...body });
    expect(response).toMatchObject({ code, ...(fields && { fields }) });
  });

  it.each([
    [2 ** 31 - 1, 409],
    [2 ** 31, 400],
    [0, 400],
    [1.5, 400],
  ])('has no version %d: %d', async (version, code) => {
    const { id } = await save();
    for (const name of ['announcementSave', 'announcementPublish', 'announcementDelete'] as const) {
      expect(await call(name, { ...draftBody, id, version })).toMatchObject({ code });
    }
  });

  it('can be deleted in its current version unless it is published', async () => {
    const { id } = await save();
    await save({ id, version: 1 });
    expect(await call('announcementDelete', { id, version: 1 })).toMatchObject({ code: 409 });
    expect(await call('announcementDelete', { id, version: 2 })).toMatchObject({ code: 200, data: null });
    expect(await call('announcementDelete', { id, version: 2 })).toMatchObject({ code: 404 });
    const { id: other, version } = await published();
    expect(await call('announcementDelete', { id: other, version })).toMatchObject({ code: 409 });
  });
});

describe('publishing', () => {
  it('puts the announcement into every inbox and counts its readers', async () => {
    const { id, state, publishTime } = await published();
    expect({ state, publishTime }).toEqual({
      state: 'published',
      publishTime: test.clock.now().toISOString(),
    });
    const [message] = await inboxOf(reader.token);
    expect(message).toMatchObject({
      msgType: 1,
      titlecn: 'cn title',
      titleen: 'en title',
      titletw: 'tw title',
      introducecn: '<p>cn text</p>',
      introduceen: '<p>en text</p>',
      introducetw: '<p>tw text</p>',
      popupCount: 0,
      isRead: 0,
      createdTime: test.clock.now().toISOString(),
    });
    await test.call('messageRead', { token: reader.token, body: { ids: 'all' } });
    expect((await call('announcementDetail', { id })).data).toMatchObject({ recipients: 2, readers: 1 });
  });

  it('gives readers of an empty language the English text, without a pop-up if there is none', async () => {
    await published({ texts: { cn: nothing, en: written('en'), tw: written('tw') }, hasPopup: false });
    const [message] = await inboxOf(reader.token);
    expect(message).toMatchObject({
      titlecn: 'en title',
      introducecn: '<p>en text</p>',
      titletw: 'tw title',
      popupCount: 1,
    });
  });

  it.each([
    [{ en: nothing }, { 'texts.en.title': 'required', 'texts.en.text': 'required' }],
    [{ en: { ...written('en'), text: '<p> </p>' } }, { 'texts.en.text': 'required' }],
    [{ cn: { ...nothing, title: '题' } }, { 'texts.cn.text': 'required' }],
    [{ tw: { ...nothing, text: '文' } }, { 'texts.tw.title': 'required' }],
    [
      {
        cn: { ...written('cn'), filledFrom: 'en' as const },
        tw: { ...written('tw'), filledFrom: 'cn' as const },
      },
      { 'texts.cn.filledFrom': 'announcement_unread', 'texts.tw.filledFrom': 'announcement_unread' },
    ],
    [{ en: { ...written('en'), text: '<p>x</p>'.repeat(2_001) } }, { 'texts.en.text': 'text_too_long' }],
  ])('is rejected for incomplete texts: %j', async (texts, fields) => {
    const { id, version } = await save({ texts: { ...fullTexts, ...texts } });
    const response = await call('announcementPublish', { id, version });
    expect(response).toMatchObject({ code: 400 });
    expect(response.fields).toEqual(fields);
    expect(await inboxOf(reader.token)).toEqual([]);
  });

  it('accepts 2,000 visible characters, whatever the markup', async () => {
    const text = `<p>${'<strong>😀</strong>&amp;'.repeat(700)}</p>`;
    await published({ texts: { ...fullTexts, en: { ...written('en'), text } } });
    expect((await inboxOf(reader.token))[0]?.introduceen).toBe(text);
  });

  it('happens once for simultaneous requests', async () => {
    const { id, version } = await save();
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => call('announcementPublish', { id, version })),
    );
    expect(responses.map(({ code }) => code).sort()).toEqual([200, 409, 409, 409, 409, 409]);
    expect(await inboxOf(reader.token)).toHaveLength(1);
  });

  it('does not succeed together with saving the same version', async () => {
    for (let round = 0; round < 10; round++) {
      const { id, version } = await save();
      const title = `round ${round}`;
      const texts = { ...fullTexts, en: { ...written('en'), title } };
      const [saved, sent] = await Promise.all([
        call('announcementSave', { ...draftBody, id, version, texts }),
        call('announcementPublish', { id, version }),
      ]);
      expect([saved.code, sent.code].sort()).toEqual([200, 409]);
      const inbox = await inboxOf(reader.token);
      expect(inbox.some(({ titleen }) => titleen === title)).toBe(false);
    }
  });

  it('locks the text until it is withdrawn; then it is a draft and in no inbox', async () => {
    const { id, version } = await published();
    expect(await call('announcementSave', { ...draftBody, id, version })).toMatchObject({ code: 409 });
    expect(await call('announcementWithdraw', { id, version: version + 1 })).toMatchObject({ code: 409 });
    const { data } = await call('announcementWithdraw', { id, version });
    expect(data).toMatchObject({ state: 'draft', publishTime: null, readers: 0 });
    expect(await inboxOf(reader.token)).toEqual([]);
    expect(await call('announcementWithdraw', { id, version })).toMatchObject({ code: 409 });
    expect(await save({ id, version, hasPopup: false })).toMatchObject({ version: version + 1 });
  });

  it('of a deleted announcement is 404', async () => {
    const body = { id: randomUUID(), version: 1 };
    for (const id of [
      'announcementPublish',
      'announcementWithdraw',
      'announcementDelete',
      'announcementTest',
      'announcementDetail',
    ] as const) {
      expect(await call(id, body)).toMatchObject({ code: 404 });
    }
  });
});

describe('an announcement for later', () => {
  it('is visible to administrators only until its time, then to everyone', async () => {
    const { state, publishTime } = await published({ publishTime: later(2) });
    expect({ state, publishTime }).toEqual({ state: 'scheduled', publishTime: later(2) });
    expect(await inboxOf(reader.token)).toEqual([]);
    expect(await inboxOf(writer.token)).toEqual([]);
    test.clock.advance(2 * 3_600_000);
    expect(await inboxOf(reader.token)).toHaveLength(1);
    const { data } = await test.call<{ list: Announcement[] }>('announcementList', {
      token: writer.token,
      body: {},
    });
    expect(data.list).toMatchObject([{ state: 'published' }]);
  });

  it('appears at once when its time has passed', async () => {
    expect(await published({ publishTime: later(-2) })).toMatchObject({
      state: 'published',
      publishTime: test.clock.now().toISOString(),
    });
  });

  it('never appears when it is withdrawn before', async () => {
    const { id, version } = await published({ publishTime: later(2) });
    expect((await call('announcementWithdraw', { id, version })).data).toMatchObject({
      state: 'draft',
      publishTime: later(2),
    });
    test.clock.advance(3 * 3_600_000);
    expect(await inboxOf(reader.token)).toEqual([]);
  });
});

it('lists announcements by state and page, the last saved first', async () => {
  const made: string[] = [];
  for (const body of [{}, { publishTime: later(1) }, {}]) {
    test.clock.advance(1_000);
    made.unshift((await save(body)).id);
  }
  const [newest, timed, oldest] = made;
  await call('announcementPublish', { id: timed, version: 1 });
  await call('announcementPublish', { id: oldest, version: 1 });
  const list = async (body: object) => {
    const response = await test.call<{ list: Announcement[] }>('announcementList', {
      token: writer.token,
      body,
    });
    return {
      ids: response.data?.list.map(({ id }) => id),
      totalCount: response.page?.totalCount,
      code: response.code,
    };
  };
  expect(await list({})).toEqual({ ids: made, totalCount: 3, code: 200 });
  expect(await list({ query: { state: 'draft' } })).toMatchObject({ ids: [newest], totalCount: 1 });
  expect(await list({ query: { state: 'scheduled' } })).toMatchObject({ ids: [timed] });
  expect(await list({ query: { state: 'published' } })).toMatchObject({ ids: [oldest] });
  expect(await list({ page: { number: 2, size: 10 } })).toMatchObject({ ids: [], totalCount: 3 });
  expect(await list({ page: { number: 1, size: 10, sortCol: 'version asc' } })).toMatchObject({ code: 400 });
});

describe('a test', () => {
  it('reaches only the user who requested it, once, as a pop-up, with the saved texts', async () => {
    const { id } = await save({
      hasPopup: false,
      texts: { ...fullTexts, cn: { ...written('cn'), filledFrom: 'en' }, tw: nothing },
    });
    for (let round = 0; round < 2; round++) {
      expect(await call('announcementTest', { id })).toMatchObject({ code: 200, data: null });
    }
    const [message, ...others] = await inboxOf(writer.token);
    expect(message).toMatchObject({
      titlecn: 'cn title',
      titletw: 'en title',
      popupCount: 0,
      isRead: 0,
      msgType: 1,
    });
    expect(others).toEqual([]);
    expect(await inboxOf(reader.token)).toEqual([]);
    expect((await call('announcementDetail', { id })).data).toMatchObject({ state: 'draft' });
  });

  it('requires English texts', async () => {
    const { id } = await save({ texts: { ...fullTexts, en: nothing } });
    expect(await call('announcementTest', { id })).toMatchObject({
      code: 400,
      fields: { 'texts.en.title': 'required', 'texts.en.text': 'required' },
    });
  });
});

it('a scheduled announcement reaches open consoles at its time, by a job', async () => {
  const world = await createTestApp();
  const log = pino({ level: 'silent' });
  const jobs = createJobs({ pool: world.database.pool, log, queues });
  // the real clock, which jobs use
  const clock = createClock({});
  const { db } = world.database;
  const announcements = createAnnouncementsRepository(db);
  const repository = createAnnouncementDraftsRepository(db);
  const drafts = createAnnouncementDraftsService({ announcements, drafts: repository, clock });
  const publishing = createPublishAnnouncementsService({ db, announcements, clock, jobs });
  announce.register(jobs, { db, clock, jobs });
  await jobs.start();
  const notified: (string | null)[] = [];
  await world.signals.start();
  const { userId } = await world.fixtures.addUser();
  const publishTime = new Date(Date.now() + 4_000);
  const { id, version } = await drafts.save({ texts: fullTexts, hasPopup: true, publishTime }, userId);
  world.signals.subscribe((user) => notified.push(user));
  expect(await publishing.publish({ id, version })).toMatchObject({ state: 'scheduled' });
  await vi.waitFor(() => expect(notified).toEqual([null]));
  expect(Date.now()).toBeGreaterThanOrEqual(publishTime.getTime());
  await jobs.stop();
  await world.close();
});

it('open consoles are notified when an announcement is published or withdrawn', async () => {
  await test.signals.start();
  const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const stream = await listenToEvents(address, { token: reader.token });
  const counts = () => stream.events.map(({ unreadCount }) => unreadCount);
  await vi.waitFor(() => expect(counts()).toEqual([0]));
  const { id, version } = await published();
  await vi.waitFor(() => expect(counts()).toEqual([0, 1]));
  await call('announcementWithdraw', { id, version });
  await vi.waitFor(() => expect(counts()).toEqual([0, 1, 0]));
  stream.close();
});
