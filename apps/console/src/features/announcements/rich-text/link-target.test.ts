import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkSchema, parseLinkTarget } from './link-target';

it.each([
  ['https://example.com/a?b=c#d', 'https://example.com/a?b=c#d'],
  ['  http://example.com ', 'http://example.com'],
  ['HTTPS://example.com', 'HTTPS://example.com'],
  ['example.com', 'https://example.com'],
  ['example.com/help', 'https://example.com/help'],
  ['例子.中国/帮助', 'https://例子.中国/帮助'],
  ['mailto:help@example.com', 'mailto:help@example.com'],
  ['help@example.com', 'mailto:help@example.com'],
  ['/downloadCenter/index?page=2', '/downloadCenter/index?page=2'],
])('accepts %j', (typed, target) => {
  expect(parseLinkTarget(typed)).toBe(target);
});

it.each([
  '',
  ' ',
  'help',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'javascript:alert(1)//example.com',
  'data:text/html,x',
  'vbscript:x',
  'file:///etc/passwd',
  'ftp://example.com',
  '//example.com',
  '/\\example.com',
  '\\\\example.com',
  '/\t/example.com',
  'https://',
  'mailto:',
  'mailto:nobody',
])('rejects %j', (typed) => {
  expect(parseLinkTarget(typed)).toBeUndefined();
});

it('parses the form of a link, and names the invalid field', () => {
  expect(linkSchema.parse({ href: ' example.com ' })).toEqual({ href: 'https://example.com' });
  const { error } = linkSchema.safeParse({ href: 'javascript:alert(1)' });
  expect(error?.issues.map(({ path }) => path)).toEqual([['href']]);
});

it('never returns a link that runs a script, or a path that leaves the origin', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string({ unit: fc.constantFrom(...Array.from('/\\:javscript. \t@')) }),
      ),
      (typed) => {
        const target = parseLinkTarget(typed);
        if (target === undefined) return;
        const { protocol, origin } = new URL(target, 'https://console.test/page');
        expect(['http:', 'https:', 'mailto:']).toContain(protocol);
        if (target.startsWith('/')) expect(origin).toBe('https://console.test');
      },
    ),
  );
});
