import { describe, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { comesFrom, isTrustedToken, readHandOver } from './sso-handoff';

const origin = 'https://console.example';
const sso = 'https://sso.example';

describe('the content of a hand-over', () => {
  it.each([
    ['/auth-redirect#token=abc&redirect=%2FdownloadCenter%2Findex', 'abc', '/downloadCenter/index'],
    ['/auth-redirect?token=abc&redirect=/downloadCenter/index', 'abc', '/downloadCenter/index'],
    ['/auth-redirect?token=query#token=hash', 'hash', '/home/index'],
    ['/auth-redirect#token=abc&redirect=https://evil.example', 'abc', '/home/index'],
    ['/auth-redirect#token=abc&redirect=//evil.example', 'abc', '/home/index'],
    ['/auth-redirect#token=abc&redirect=/auth-redirect?token=b', 'abc', '/home/index'],
    ['/auth-redirect#token=', undefined, '/home/index'],
    ['/auth-redirect', undefined, '/home/index'],
    ['/auth-redirect#token=a%0Ab', undefined, '/home/index'],
    [`/auth-redirect#token=${'a'.repeat(1001)}`, undefined, '/home/index'],
  ])('in %s', (href, token, next) => {
    expect(readHandOver(href, origin)).toEqual({ token, next });
  });
});

describe('the origin of a hand-over', () => {
  it.each([
    [sso, `${sso}/`, true],
    [sso, `${sso}/login?x=1`, true],
    [`${sso}/`, sso, true],
    [sso, 'https://sso.example.evil.example/', false],
    [sso, 'http://sso.example/', false],
    [sso, 'https://sso.example:444/', false],
    [sso, '', false],
    [null, sso, false],
    [null, '', false],
    ['', '', false],
    ['data:text/html,a', 'data:text/html,b', false],
    ['no address', 'no address', false],
  ])('%s trusts %s: %s', (trusted, referrer, expected) => {
    expect(comesFrom(trusted, referrer)).toBe(expected);
  });
});

describe('a handed-over token', () => {
  const serverWith = (ssoOrigin: string | null) =>
    fakeServer({ '/getSignInOptions': () => ({ data: { ssoOrigin, company: null } }) }).api;
  const referrer = `${sso}/`;

  it('is accepted from the trusted page if the server knows its user', async () => {
    const isKnown = vi.fn(() => Promise.resolve());
    expect(await isTrustedToken(serverWith(sso), { token: 'abc', referrer }, isKnown)).toBe(true);
    expect(isKnown).toHaveBeenCalledWith('abc');
  });

  it.each([
    ['the server trusts no other page', null, referrer],
    ['it comes from elsewhere', sso, 'https://evil.example/'],
  ])('is rejected without a request if %s', async (_, ssoOrigin, from) => {
    const isKnown = vi.fn(() => Promise.resolve());
    expect(await isTrustedToken(serverWith(ssoOrigin), { token: 'abc', referrer: from }, isKnown)).toBe(
      false,
    );
    expect(isKnown).not.toHaveBeenCalled();
  });

  it('is rejected if the token belongs to no user, or the server does not respond', async () => {
    const isKnown = () => Promise.reject(new Error('401'));
    expect(await isTrustedToken(serverWith(sso), { token: 'abc', referrer }, isKnown)).toBe(false);
    const away = fakeServer({}).api;
    expect(await isTrustedToken(away, { token: 'abc', referrer }, () => Promise.resolve())).toBe(false);
  });
});
