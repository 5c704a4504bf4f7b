import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPathOf } from './own-path';

const origin = 'https://console.example';

it.each([
  ['/downloadCenter/index', '/downloadCenter/index'],
  ['/keywordSearch/unit?page=2#top', '/keywordSearch/unit?page=2#top'],
  [' /home/index ', '/home/index'],
  ['https://console.example/home', '/home'],
  ['HTTPS://CONSOLE.EXAMPLE/home', '/home'],
  ['/a/../b', '/b'],
  ['/', '/'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['/a/..//evil.example', null],
  ['https://console.example//evil.example', null],
  ['https://console.example@evil.example/', null],
  ['https://console.example:8443/', null],
  ['http://console.example/', null],
  ['https://other.example/home', null],
  ['javascript:alert(1)', null],
  ['mailto:x@example.com', null],
  ['home/index', null],
  ['?page=2', null],
  ['#top', null],
  ['', null],
])('parses %j as %j', (href, expected) => {
  expect(ownPathOf(href, origin)).toBe(expected);
});

it('never leaves the origin, whatever the spelling of an address', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '@',
    ':',
    'evil',
    '\t',
    '%2f',
    '?',
    '#',
    'https:',
    origin,
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const path = ownPathOf(pieces.join(''), origin);
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
    }),
  );
});
