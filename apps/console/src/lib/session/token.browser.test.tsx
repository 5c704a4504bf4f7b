import { expect, it, onTestFinished, vi } from 'vitest';
import { clearToken, readToken, writeToken } from './token';

it('is stored in the cookie yunShang-Token for 86,400 seconds', () => {
  const cookie = vi.spyOn(document, 'cookie', 'set');
  onTestFinished(() => {
    cookie.mockRestore();
    clearToken();
  });
  writeToken('abc');
  expect(cookie.mock.calls[0]?.[0]).toMatch(/^yunShang-Token=abc;.*max-age=86400(;|$)/i);
});

it('is read until it is cleared', () => {
  writeToken('abc');
  expect(readToken()).toBe('abc');
  clearToken();
  expect(readToken()).toBeUndefined();
});
