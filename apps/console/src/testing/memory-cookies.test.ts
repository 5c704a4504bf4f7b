import Cookies from 'js-cookie';
import { afterEach, expect, it, vi } from 'vitest';
import { installMemoryCookies } from './memory-cookies';

afterEach(() => vi.unstubAllGlobals());

it('stores, reads and removes cookies without the browser', () => {
  // asserted: a Document without the rest of a browser
  const page = {} as Document;
  installMemoryCookies(page);
  vi.stubGlobal('document', page);
  Cookies.set('token', 'a=b', { 'max-age': '60', path: '/' });
  Cookies.set('sidebar', '1');
  expect(Cookies.get()).toEqual({ token: 'a=b', sidebar: '1' });
  Cookies.remove('token', { path: '/' });
  expect(Cookies.get('token')).toBeUndefined();
  Cookies.set('sidebar', '0', { 'max-age': '0' });
  expect(page.cookie).toBe('');
});
