import type { MailSettings } from '@meridian/api-client/contract';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { createServer, type AddressInfo } from 'node:net';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { alertRules, mailAddresses, mails, rateCounters, users } from '../../platform/db/schema';
import { createTestApp, type TestApp } from '../../testing';
import { createManualJobs } from '../../testing/manual-jobs';
import { openSmtpSink, type ReceivedMail, type SmtpSink } from '../../testing/smtp-sink';
import { watchAlerts } from '../alerts/jobs';
import { createMailJob } from './mail-job';
import { createMailSender } from './mail-sender';
import { createMailsRepository } from './mails.repository';

let smtp: SmtpSink;
/** Emails that the mail server has received. */
let received: ReceivedMail[];
let test: TestApp;
let accountId: number;
let user: { userId: string; token: string };
let config: { smtpUrl: string; from: string; publicOrigin: string };
const manual = createManualJobs();
const address = 'lin@example.com';

beforeAll(async () => {
  smtp = await openSmtpSink();
  ({ received } = smtp);
  config = {
    smtpUrl: smtp.url,
    from: 'Meridian <reports@example.com>',
    publicOrigin: 'https://ads.example.com',
  };
  const others = {
    captchaCode: undefined,
    trustProxy: false,
    ssoOrigin: undefined,
    unlockMinutes: 0,
  } as const;
  test = await createTestApp({ jobs: manual.jobs, config: { ...others, mail: config } });
  accountId = await test.fixtures.addAccount({
    accountNo: '8840377',
    accountName: 'Kaede\r\nBcc: victim@example.com <b>',
    balance: '1',
  });
  user = await test.fixtures.signedIn({ accountIds: [accountId] });
});
beforeEach(async () => {
  received.length = 0;
  smtp.rejection = undefined;
  manual.waiting.length = 0;
  await test.database.db.delete(mails);
  await test.database.db.delete(alertRules);
  await test.database.db.delete(mailAddresses);
  await test.database.db.delete(rateCounters);
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

const save = (text: string) =>
  test.call<MailSettings>('mailSettingsSave', { token: user.token, body: { address: text } });

/** Runs pending email jobs, but not the jobs that they send. */
async function sendMails(): Promise<void> {
  const count = manual.waiting.length;
  for (let at = 0; at < count; at += 1) await manual.runOne();
}

/** Path and query of the first email link in a message. */
const linkIn = ({ body }: ReceivedMail) =>
  /https:\/\/ads\.example\.com(\/\S+?token=[\w.-]+)/.exec(body)?.[1] ?? '';

async function confirmed(): Promise<void> {
  await save(address);
  await sendMails();
  await test.app.inject({ method: 'POST', url: linkIn(received[0] ?? fail()) });
  received.length = 0;
}
const fail = (): never => {
  throw new Error('no mail was received');
};

async function addRule(): Promise<string> {
  const body = {
    id: randomUUID(),
    accountId,
    kind: 'balanceUnder',
    threshold: '100',
    byMail: true,
  };
  await test.call('alertRuleSave', { token: user.token, body });
  return body.id;
}

async function alertMail(): Promise<ReceivedMail> {
  await addRule();
  await manual.jobs.send(watchAlerts.queue, {}, { singletonKey: 'next' });
  await manual.runOne();
  await sendMails();
  return received[0] ?? fail();
}
const isByMail = async () => (await test.database.db.select().from(alertRules)).map(({ byMail }) => byMail);

describe('the email address of a user', () => {
  it('is rejected with the reason if there is no mail server', async () => {
    const plain = await createTestApp();
    const { token } = await plain.fixtures.signedIn();
    expect(await plain.call('mailSettingsSave', { token, body: { address } })).toMatchObject({
      status: 200,
      code: 400,
      fields: { address: 'no_mail_server' },
      message: expect.stringMatching(/can’t send email/) as string,
    });
    await plain.close();
  });

  it('gets emails once its owner has opened a link, without a session', async () => {
    expect((await save(` ${address} `)).data).toEqual({ isOffered: true, address, isConfirmed: false });
    await sendMails();
    expect(received).toMatchObject([{ to: [address], from: 'reports@example.com' }]);
    const link = linkIn(received[0] ?? fail());
    const page = await test.app.inject({ method: 'GET', url: link });
    expect(page.headers['content-type']).toMatch(/^text\/html/);
    const body = {};
    const settings = () => test.call<MailSettings>('mailSettings', { token: user.token, body });
    // opening a link preview confirms nothing
    expect((await settings()).data.isConfirmed).toBe(false);
    expect((await test.app.inject({ method: 'POST', url: link })).statusCode).toBe(200);
    expect((await settings()).data.isConfirmed).toBe(true);
    // saving it again neither resets the confirmation nor sends another email
    expect((await save(address)).data.isConfirmed).toBe(true);
    expect(manual.waiting.length).toBeLessThanOrEqual(1);
  });

  it('is not confirmed by the link of an earlier address, or by a changed link', async () => {
    await save(address);
    await sendMails();
    const link = linkIn(received[0] ?? fail());
    await save('other@example.com');
    const wrong = link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    for (const url of [link, wrong, link.split('?')[0] ?? '', `${link}x`]) {
      expect((await test.app.inject({ method: 'POST', url })).statusCode).toBe(404);
    }
    const [stored] = await test.database.db.select().from(mailAddresses);
    expect(stored).toMatchObject({ address: 'other@example.com', confirmedTime: null });
  });

  it.each(['a@b', 'a@b.c, d@e.f', 'a@b.c\r\nBcc: d@e.f', 'A <a@b.c>', '"a b"@c.d'])(
    'rejects %j',
    async (text) => {
      expect((await save(text)).fields).toEqual({ address: 'invalid_email' });
    },
  );

  it('sends few emails to any address', async () => {
    const codes = [];
    for (let index = 0; index < 6; index += 1) codes.push((await save(`a${String(index)}@example.com`)).code);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the email of an alert', () => {
  it('is sent to a confirmed address only', async () => {
    await save(address);
    await sendMails();
    received.length = 0;
    await addRule();
    await manual.jobs.send(watchAlerts.queue, {}, { singletonKey: 'next' });
    await manual.runOne();
    await sendMails();
    expect(received).toEqual([]);
  });

  it('has text, HTML and an unsubscribe link, and no header injected by a name', async () => {
    await confirmed();
    const { head, body, to } = await alertMail();
    expect(to).toEqual([address]);
    expect(head).not.toMatch(/^bcc:/im);
    expect(head).toMatch(/^Subject: Balance alert: Kaede Bcc: victim@example\.com <b>$/m);
    expect(head).toMatch(/^List-Unsubscribe: <https:\/\/ads\.example\.com\/\S+>$/m);
    expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    expect(body).toContain('The balance of account 8840377 is 1.00 CNY');
    expect(body).toContain('text/html');
    expect(body).not.toContain('<b>');
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])('is unsubscribed with one click in the mail program, as %s', async (type, payload) => {
    await confirmed();
    const link = linkIn({ ...(await alertMail()), body: received[0]?.head ?? '' });
    const headers = { 'content-type': type };
    const response = await test.app.inject({ method: 'POST', url: link, headers, payload });
    expect(response.statusCode).toBe(200);
    expect(await isByMail()).toEqual([false]);
  });

  it('is unsubscribed for all alerts on request', async () => {
    await confirmed();
    const { head } = await alertMail();
    await addRule();
    const link = linkIn({ ...(received[0] ?? fail()), body: head });
    expect((await test.app.inject({ method: 'GET', url: link })).body).toContain('value="all"');
    expect(await isByMail()).toEqual([true, true]);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await test.app.inject({ method: 'POST', url: link, headers, payload: 'choice=all' });
    expect(await isByMail()).toEqual([false, false]);
  });

  it('is not sent to a suspended user', async () => {
    await confirmed();
    await addRule();
    await manual.jobs.send(watchAlerts.queue, {}, { singletonKey: 'next' });
    await manual.runOne();
    const { db } = test.database;
    await db.update(users).set({ status: 'frozen' }).where(eq(users.id, user.userId));
    await sendMails();
    await db.update(users).set({ status: 'active' }).where(eq(users.id, user.userId));
    expect(received).toEqual([]);
  });
});

describe('a mail server that rejects an email', () => {
  const states = async () =>
    (await test.database.db.select().from(mails)).map(({ state, tries }) => [state, tries]);

  it('gets it again later, up to a last try', async () => {
    smtp.rejection = { code: 451, text: 'try again later' };
    await save(address);
    for (let tries = 1; tries <= 6; tries += 1) {
      await sendMails();
      expect(await states()).toEqual([['waiting', tries]]);
      manual.waiting.length = 1;
    }
    await sendMails();
    expect(await states()).toEqual([['failed', 6]]);
    expect(manual.waiting).toEqual([]);
  });

  it('does not get it again after a permanent rejection', async () => {
    smtp.rejection = { code: 550, text: 'no such mailbox' };
    await save(address);
    await sendMails();
    expect(await states()).toEqual([['failed', 0]]);
    expect(manual.waiting).toEqual([]);
  });

  it('blocks nothing if it never responds', async () => {
    const silent = createServer(() => undefined);
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const silentUrl = `smtp://127.0.0.1:${String(port)}`;
    await save(address);
    const [mail] = await test.database.db.select().from(mails);
    const countMail = vi.fn();
    const sent: unknown[] = [];
    const job = createMailJob({
      mails: createMailsRepository(test.database.db),
      readAttached: () => Promise.resolve(undefined),
      send: createMailSender({ ...config, smtpUrl: silentUrl }, { deadlineMs: 50 }),
      jobs: {
        send: ({ name }, data, options) =>
          Promise.resolve(void sent.push([name, data, options?.delaySeconds])),
      },
      clock: test.clock,
      log: pino({ level: 'silent' }),
      metrics: { countMail },
    });
    const mailId = mail?.id ?? '';
    await job.run({ mailId });
    expect(await states()).toEqual([['waiting', 1]]);
    expect(sent).toEqual([['send-mail', { mailId }, 60]]);
    expect(countMail.mock.calls).toEqual([['retried']]);
    silent.close();
  });
});
