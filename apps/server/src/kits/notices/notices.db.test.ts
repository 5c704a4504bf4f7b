import type { Message } from '@meridian/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import { sendNotice, noticeHtml } from './notices';

let test: TestApp;
let reader: { userId: string; token: string };
beforeAll(async () => {
  test = await createTestApp();
  reader = await test.fixtures.signedIn();
});
beforeEach(() => test.database.db.delete(messages));
afterAll(() => test.close());

const changed = (values: { userId?: string; subject?: string } = {}) => ({
  userId: reader.userId,
  kind: 'password' as const,
  subject: 'password:1',
  params: { name: 'linwei' },
  link: null,
  time: test.clock.now(),
  ...values,
});

async function inboxOf(token: string): Promise<Message[]> {
  const { data } = await test.call<{ list: Message[] }>('messageList', { token, body: {} });
  return data.list;
}

describe('a notice', () => {
  it('is a message of its user only, in three languages, with the time and its zone', async () => {
    const other = await test.fixtures.signedIn();
    await sendNotice(test.database.db, changed());
    expect(await inboxOf(reader.token)).toMatchObject([
      {
        msgType: 4,
        titlecn: '密码已修改',
        titleen: 'Password changed',
        titletw: '密碼已變更',
        introduceen: expect.stringContaining(
          '<p>The password for linwei was changed on Nov 20, 2026 12:00 (UTC+8).',
        ) as string,
        link: null,
        isRead: 0,
        popupCount: 1,
        createdTime: test.clock.now().toISOString(),
      },
    ]);
    expect(await inboxOf(other.token)).toEqual([]);
  });

  it('is sent once per subject and user, even for concurrent requests', async () => {
    const other = await test.fixtures.signedIn();
    await Promise.all(Array.from({ length: 8 }, () => sendNotice(test.database.db, changed())));
    await sendNotice(test.database.db, changed({ userId: other.userId }));
    await sendNotice(test.database.db, changed({ subject: 'password:2' }));
    expect(await inboxOf(reader.token)).toHaveLength(2);
    expect(await inboxOf(other.token)).toHaveLength(1);
  });

  it('escapes every value', () => {
    const params = { fileName: '<img src=x onerror=alert(1)>&"\'{{rows}}', rows: '1', days: 30 };
    const { title } = noticeHtml('en', { kind: 'exportReady', params, time: test.clock.now() });
    expect(title).toBe(`Export ready: ${params.fileName}`);
    const { text } = noticeHtml('en', {
      kind: 'password',
      params: { name: `<b>&"'` },
      time: test.clock.now(),
    });
    expect(text).toContain('The password for &lt;b&gt;&amp;&quot;&#39; was changed');
    expect(text.replace(/^<p>|<\/p>$/g, '')).not.toMatch(/[<>]/);
  });
});
