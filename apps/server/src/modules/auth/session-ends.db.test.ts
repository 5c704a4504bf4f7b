import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pwdOf } from '../../platform/lib/password';
import {
  createAdministrationApp,
  sameUser,
  type AdministrationApp,
} from '../user-administration/testing/administration-app';

let app: AdministrationApp;
beforeAll(async () => {
  app = await createAdministrationApp();
});
afterAll(() => app.test.close());

const password = 'Secret2026';
const weekMs = 7 * 24 * 60 * 60_000;

/** Response to the next request with a token. */
async function endOf(token: string, language = 'en') {
  const { code, data, message } = await app.test.call('getUserInfo', { token, headers: { language } });
  return { code, data, message };
}

async function newSession() {
  const { userId, token } = await app.test.fixtures.signedIn({ password });
  const user = await app.find(userId);
  return { userId, token, user, version: { id: userId, version: user.version } };
}

const byAdmin = (...[id, body]: [Parameters<typeof app.test.call>[0], object]) =>
  app.test.call(id, { token: app.admin.token, body });

describe('the next request of an ended session gets the reason', () => {
  it('when the user was suspended, in the language of the request', async () => {
    const { token, user } = await newSession();
    expect((await app.save({ ...sameUser(user), isFrozen: true })).code).toBe(200);
    const ended = { code: 401, data: { reason: 'frozen' } };
    expect(await endOf(token)).toMatchObject({
      ...ended,
      message: expect.stringMatching(/^An administrator has suspended/) as string,
    });
    expect(await endOf(token, 'cn')).toMatchObject({
      ...ended,
      message: expect.stringMatching(/^管理员已冻结/) as string,
    });
    expect(await endOf(token, 'tw')).toMatchObject({
      ...ended,
      message: expect.stringMatching(/^管理員已凍結/) as string,
    });
  });

  it('when the user was deleted', async () => {
    const { token, version } = await newSession();
    expect((await byAdmin('userDelete', version)).code).toBe(200);
    expect(await endOf(token)).toMatchObject({ code: 401, data: { reason: 'deleted' } });
  });

  it('when an administrator reset the password', async () => {
    const { token, version } = await newSession();
    expect((await byAdmin('userResetPassword', version)).code).toBe(200);
    expect(await endOf(token)).toMatchObject({ code: 401, data: { reason: 'password_reset' } });
  });

  it('when an administrator ended the session', async () => {
    const { token, userId } = await newSession();
    expect((await byAdmin('userSessionClose', { id: userId })).code).toBe(200);
    expect(await endOf(token)).toMatchObject({ code: 401, data: { reason: 'signed_out' } });
  });

  it('when the user changed the password or ended the session elsewhere', async () => {
    const { token, userId } = await newSession();
    const [changed, ended] = [
      await app.test.fixtures.openSession(userId),
      await app.test.fixtures.openSession(userId),
    ];
    const { data } = await app.test.call<{ list: { id: string; isCurrent: boolean }[] }>('sessionList', {
      token: ended,
    });
    const id = data.list.find(({ isCurrent }) => isCurrent)?.id;
    expect((await app.test.call('sessionClose', { token, body: { id } })).code).toBe(200);
    expect(await endOf(ended)).toMatchObject({ code: 401, data: { reason: 'ended_elsewhere' } });
    const body = { oldPwd: pwdOf(password), newPwd: pwdOf('Another2026') };
    expect((await app.test.call('changePassword', { token, body })).code).toBe(200);
    expect(await endOf(changed)).toMatchObject({ code: 401, data: { reason: 'password_changed' } });
  });

  it('when ten newer sessions replaced it', async () => {
    const { token, userId } = await newSession();
    app.test.clock.advance(1000);
    for (let i = 0; i < 10; i++) await app.test.fixtures.openSession(userId);
    expect(await endOf(token)).toMatchObject({ code: 401, data: { reason: 'replaced' } });
  });

  it('for a week', async () => {
    const { token, version } = await newSession();
    await byAdmin('userDelete', version);
    app.test.clock.advance(weekMs);
    app.admin.token = (await app.test.fixtures.signedIn({ role: 'admin' })).token;
    expect(await endOf(token)).toMatchObject({
      code: 401,
      message: expect.stringMatching(/expired/) as string,
    });
    expect((await endOf(token)).data).toBeUndefined();
  });
});

it('a session that expired, was logged out, or never existed has no reason', async () => {
  const { token } = await newSession();
  await app.test.call('logout', { token });
  const { token: expired } = await newSession();
  app.test.clock.advance(24 * 60 * 60_000);
  for (const each of [token, expired, 'invented']) expect((await endOf(each)).data).toBeUndefined();
});
