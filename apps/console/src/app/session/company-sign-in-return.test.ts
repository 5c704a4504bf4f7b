import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, type FakeResponse } from '../../testing/fake-server';
import { completeCompanySignIn, isCompanyReturn } from './company-sign-in-return';

const origin = 'https://console.example';
const search = '?code=abc&state=xyz&iss=https%3A%2F%2Fsso.example';

afterEach(() => vi.unstubAllGlobals());

function setUp(stored: object | undefined, respond: () => FakeResponse) {
  const items = new Map(stored ? [['companySignIn', JSON.stringify(stored)]] : []);
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  const server = fakeServer({ '/companySignIn/complete': respond });
  const complete = () => completeCompanySignIn(server.api, { search, origin });
  return { complete, sent: () => server.bodiesOf('/companySignIn/complete') };
}
const token = () => ({ data: { token: 'token-of-lin' } });

describe("a return address for the company's log-in page", () => {
  it.each([
    ['?code=a&state=b', true],
    ['?error=access_denied&state=b', true],
    ['?code=a', false],
    ['?state=b', false],
    ['?token=a&redirect=/home', false],
    ['', false],
  ])('%s: %s', (query, expected) => expect(isCompanyReturn(query)).toBe(expected));
});

describe("the return from the company's log-in page", () => {
  it('sends the query with the handle of this window, once', async () => {
    const { complete, sent } = setUp({ handle: 'h', redirect: '/downloadCenter/index?x=1' }, token);
    expect(await complete()).toEqual({ token: 'token-of-lin', next: '/downloadCenter/index?x=1' });
    expect(sent()).toEqual([{ handle: 'h', query: search.slice(1) }]);
    expect(await complete()).toEqual({ notice: '910012', next: '/home/index' });
    expect(sent()).toHaveLength(1);
  });

  it('is rejected without a request in a window that has started no log-in', async () => {
    const { complete, sent } = setUp(undefined, token);
    expect(await complete()).toEqual({ notice: '910012', next: '/home/index' });
    expect(sent()).toEqual([]);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/login'])(
    'never leads to %s',
    async (redirect) => {
      const { complete } = setUp({ handle: 'h', redirect }, token);
      expect(await complete()).toEqual({ token: 'token-of-lin', next: '/home/index' });
    },
  );

  it.each([910003, 910011, 910012, 910013, 910014, 910015, 910016])('gives the reason: %i', async (code) => {
    const { complete } = setUp({ handle: 'h' }, () => ({ code, message: 'no' }));
    expect(await complete()).toEqual({ notice: String(code), next: '/home/index' });
  });

  it('reports that the server is unreachable', async () => {
    const { complete } = setUp({ handle: 'h' }, () => {
      throw new TypeError('Failed to fetch');
    });
    expect(await complete()).toEqual({ notice: 'network', next: '/home/index' });
  });
});
