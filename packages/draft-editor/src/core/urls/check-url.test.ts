import { expect, it } from 'vitest';
import { checkUrl } from './check-url';

it.each([
  ['https://www.example.com/ski?a=1#b', null],
  ['http://example.com', null],
  ['HTTPS://EXAMPLE.com', null],
  ['https://例子.中国/', null],
  ['', 'invalid'],
  ['example.com', 'invalid'],
  ['https://', 'invalid'],
  ['https:example.com', 'invalid'],
  ['https://localhost/x', 'invalid'],
  ['https://127.0.0.1/x', 'invalid'],
  ['https://[::1]/x', 'invalid'],
  ['https://exa mple.com', 'invalid'],
  [' https://example.com', 'invalid'],
  ['https://example.com/\n', 'invalid'],
  ['ftp://example.com', 'protocol'],
  ['javascript:alert(1)', 'protocol'],
  ['data:text/html,x', 'protocol'],
  ['https://user:secret@example.com', 'credentials'],
] as const)('calls %j %s', (url, expected) => {
  expect(checkUrl(url)).toBe(expected);
});

it.each([
  ['https://example.com', null],
  ['https://m.EXAMPLE.com/ski', null],
  ['https://shop.例子.中国', null],
  ['https://notexample.com', 'domain'],
  ['https://example.com.evil.org', 'domain'],
] as const)('with registered domains, calls %j %s', (url, expected) => {
  expect(checkUrl(url, ['Example.com', '例子.中国'])).toBe(expected);
});
