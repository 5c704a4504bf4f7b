import { describe, expect, it } from 'vitest';
import { decideGuard, loginHref, refreshTarget } from './guard';

const report = '/keywordSearch/keyword/keywordReport';
const full = `${report}?beginDate=2026-11-14&text=a%26b&page=2#row-3`;

describe('the guard', () => {
  it('redirects users without a token to the log-in page, with the full return address', () => {
    const decision = decideGuard({ path: report, href: full, hasToken: false });
    expect(decision).toEqual({ kind: 'redirect', href: loginHref(full) });
    const back = new URL(loginHref(full), 'https://x.example').searchParams.get('redirect');
    expect(back).toBe(full);
  });

  it('shows the log-in page without a token', () => {
    expect(decideGuard({ path: '/login', href: '/login', hasToken: false })).toEqual({ kind: 'proceed' });
    expect(decideGuard({ path: '/Login/', href: '/Login/', hasToken: false })).toEqual({ kind: 'proceed' });
  });

  it.each([true, false])('opens the hand-over of a token, logged in or not: %s', (hasToken) => {
    const href = '/auth-redirect#token=x';
    expect(decideGuard({ path: '/auth-redirect', href, hasToken })).toEqual({ kind: 'proceed' });
    expect(decideGuard({ path: '/auth-redirect/x', href, hasToken: false }).kind).toBe('redirect');
  });

  it('redirects a logged-in user away from the log-in page', () => {
    const decision = decideGuard({ path: '/login', href: loginHref('/x'), hasToken: true });
    expect(decision).toEqual({ kind: 'redirect', href: '/' });
  });

  it('lets a logged-in user pass once user and routes are known', () => {
    expect(decideGuard({ path: report, href: full, hasToken: true })).toEqual({ kind: 'needs-session' });
    expect(decideGuard({ path: '/404', href: '/404', hasToken: true })).toEqual({ kind: 'needs-session' });
  });
});

describe('/redirect/{path}', () => {
  const origin = 'https://console.example';

  it('is the page with its search', () => {
    expect(refreshTarget(`/redirect${full}`, origin)).toBe(full);
  });

  it.each([
    '/redirect',
    '/redirect/',
    '/redirect//evil.example',
    '/redirect/%2Fevil.example',
    '/redirect/login',
  ])('never leads to another site: %s', (href) => {
    expect(refreshTarget(href, origin)).toMatch(/^\/(home\/index)?$/);
  });
});
