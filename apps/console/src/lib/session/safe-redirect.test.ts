import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { homePath, safeRedirect } from './safe-redirect';

const origin = 'https://console.example';
const page = '/keywordSearch/keyword/keywordReport';

describe('safeRedirect', () => {
  it.each([
    [page, page],
    [`${page}?text=a%5Cb&page=2#top`, `${page}?text=a%5Cb&page=2#top`],
    [
      '/home/index?campaign=签证%20%7C%20通用',
      '/home/index?campaign=%E7%AD%BE%E8%AF%81%20%7C%20%E9%80%9A%E7%94%A8',
    ],
    ['/reportImport?next=//evil.example', '/reportImport?next=//evil.example'],
  ])('keeps the page %j', (value, expected) => {
    expect(safeRedirect(value, origin)).toBe(expected);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/%5Cevil.example',
    '/a/..//evil.example',
    '/%2e%2e//evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    '\u0000/home',
    'home/index',
    '',
    ' /home',
    '@evil.example',
    '/login',
    '/LOGIN?redirect=/x',
    '/login/',
    '/a/../login',
    '/%6Cogin',
    '/%E0%A4',
    undefined,
    null,
    7,
    ['/home/index'],
  ])('rejects %j', (value) => {
    expect(safeRedirect(value, origin)).toBe(homePath);
  });

  it('never leaves the origin or points to the log-in page, whatever the input', () => {
    const nasty = fc.array(
      fc.oneof(
        fc.constantFrom(
          '/',
          '\\',
          '%2F',
          '%5C',
          '%252f',
          '..',
          '.',
          '%2e',
          ':',
          '@',
          '?',
          '#',
          '\t',
          '\n',
          'login',
        ),
        fc.constantFrom('javascript:', 'https://evil.example', '//evil.example', 'home', '%00', '%0d'),
        fc.string(),
      ),
    );
    fc.assert(
      fc.property(nasty, (parts) => {
        const target = safeRedirect(parts.join(''), origin);
        const url = new URL(target, origin);
        expect(url.origin).toBe(origin);
        expect(target).toMatch(/^\/(?![/\\])/);
        expect(url.pathname.toLowerCase()).not.toMatch(/^\/login(\/|$)/);
        expect(safeRedirect(target, origin)).toBe(target);
      }),
      { numRuns: 2000 },
    );
  });
});
