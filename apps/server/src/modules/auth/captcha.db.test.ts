import { proofOfWorkPrefix } from '@meridian/api-client/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { captchas } from '../../platform/db/schema';
import { pwdOf } from '../../platform/lib/password';
import { captchaText, createTestApp, type TestApp } from '../../testing';

const captchaSchema = z.object({
  uuid: z.string(),
  image: z.string(),
  challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string() }),
});

let test: TestApp;
let user: { name: string; password: string };
beforeAll(async () => {
  test = await createTestApp();
  user = await test.fixtures.addUser();
});
afterAll(() => test.close());
beforeEach(() => test.database.db.delete(captchas));

async function fetchCaptcha(from?: string) {
  const { data } = await test.call('getPictureValidationCode', from === undefined ? {} : { from });
  return captchaSchema.parse(data);
}

function login(uuid: string, validationCode: string, password = user.password) {
  return test.call<{ token: string }>('login', {
    body: { userName: user.name, pwd: pwdOf(password), validationCode, uuid },
  });
}

describe('captcha', () => {
  it('is a PNG picture of a fixed size, without the letters anywhere in it', async () => {
    const { image } = await fetchCaptcha();
    const png = Buffer.from(image.replace('data:image/png;base64,', ''), 'base64');
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 288, height: 96 });
    expect(png.includes(captchaText)).toBe(false);
  });

  it('accepts its letters in any case and with spaces around', async () => {
    const { uuid } = await fetchCaptcha();
    expect(await login(uuid, ` ${captchaText.toUpperCase()} `)).toMatchObject({ code: 200 });
  });

  it('is consumed by a login with a wrong password', async () => {
    const { uuid } = await fetchCaptcha();
    expect(await login(uuid, captchaText, 'Wrong2026')).toMatchObject({ code: 910002 });
    expect(await login(uuid, captchaText)).toMatchObject({ code: 910005 });
  });

  it('is consumed by a successful login', async () => {
    const { uuid } = await fetchCaptcha();
    expect(await login(uuid, captchaText)).toMatchObject({ code: 200 });
    expect(await login(uuid, captchaText)).toMatchObject({ code: 910005 });
  });

  it('is consumed by a wrong code', async () => {
    const { uuid } = await fetchCaptcha();
    expect(await login(uuid, 'zzzz')).toMatchObject({ code: 910006 });
    expect(await login(uuid, captchaText)).toMatchObject({ code: 910005 });
  });

  it('is accepted by only one of 50 concurrent logins', async () => {
    const { uuid } = await fetchCaptcha();
    const responses = await Promise.all(Array.from({ length: 50 }, () => login(uuid, captchaText)));
    const codes = responses.map(({ code }) => code);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 910005)).toHaveLength(49);
  });

  it('expires after two minutes', async () => {
    const inTime = await fetchCaptcha();
    test.clock.advance(119_000);
    expect(await login(inTime.uuid, captchaText)).toMatchObject({ code: 200 });
    const late = await fetchCaptcha();
    test.clock.advance(120_000);
    expect(await login(late.uuid, captchaText)).toMatchObject({ code: 910005 });
  });

  it('is limited to fifty per address; a new one never invalidates an older one', async () => {
    const from = '203.0.113.7';
    const first = await fetchCaptcha(from);
    for (let i = 1; i < 50; i++) await fetchCaptcha(from);
    expect(await test.call('getPictureValidationCode', { from })).toMatchObject({
      status: 429,
      code: 429,
      headers: { 'retry-after': '120' },
    });
    expect(await test.database.db.$count(captchas)).toBe(50);
    await fetchCaptcha('203.0.113.8');
    expect((await login(first.uuid, captchaText)).code).toBe(200);
    await fetchCaptcha(from);
  });

  it('is deleted from the table once expired', async () => {
    await fetchCaptcha('203.0.113.9');
    test.clock.advance(121_000);
    await fetchCaptcha('203.0.113.10');
    expect(await test.database.db.$count(captchas)).toBe(1);
  });

  it.each(['', 'x'.repeat(64), '../etc', "' or 1=1 --"])('rejects the id %j', async (uuid) => {
    const { code } = await login(uuid, captchaText);
    expect(code).toBe(uuid === '' ? 400 : 910005);
  });
});

describe('proof of work', () => {
  it('accepts a solution once', async () => {
    const { uuid, challenge } = await fetchCaptcha();
    const code = proofOfWorkPrefix + JSON.stringify(await solve(challenge));
    expect(await login(uuid, code)).toMatchObject({ code: 200 });
    expect(await login(uuid, code)).toMatchObject({ code: 910005 });
  });

  it('gets harder after wrong passwords from the same network only', async () => {
    const costFor = async (ip: string) => (await fetchCaptcha(ip)).challenge.parameters.cost;
    const usual = await costFor('203.0.113.20');
    for (let count = 0; count < 6; count++) {
      const { uuid } = await fetchCaptcha('203.0.113.20');
      const body = { userName: `nobody${count}`, pwd: pwdOf('Wrong2026'), validationCode: captchaText, uuid };
      await test.call('login', { body, from: '203.0.113.20' });
    }
    expect(await costFor('203.0.113.20')).toBe(2 * Number(usual));
    expect(await costFor('198.51.100.20')).toBe(usual);
    test.clock.advance(15 * 60_000);
    expect(await costFor('203.0.113.20')).toBe(usual);
  });

  it('rejects a solution of another challenge', async () => {
    const own = await fetchCaptcha();
    const other = await fetchCaptcha();
    const code = proofOfWorkPrefix + JSON.stringify(await solve(other.challenge));
    expect(await login(own.uuid, code)).toMatchObject({ code: 910006 });
  });

  it.each(['', '{}', 'null', '{"counter":1,"derivedKey":"00"}', '{"counter":-1,"derivedKey":"zz"}'])(
    'rejects %j as a solution',
    async (solution) => {
      const { uuid } = await fetchCaptcha();
      expect(await login(uuid, proofOfWorkPrefix + solution)).toMatchObject({ code: 910006 });
    },
  );
});

function solve({ parameters, signature }: z.infer<typeof captchaSchema>['challenge']) {
  // parse boundary: the solver accepts the parameters as the server sent them
  return solveChallenge({ challenge: { parameters: parameters as never, signature }, deriveKey });
}
