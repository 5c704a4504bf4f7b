import type { ResourceLanguage } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { applyLanguage, createI18n, currentLanguage, findText } from './create-i18n';
import { loadTexts } from './load-texts';

// test files share their modules: this one needs a separate module with the mock
vi.hoisted(() => vi.resetModules());
vi.mock(import('./load-texts'), { spy: true });
afterEach(() => vi.mocked(loadTexts).mockReset());

const namespaces = ['errors', 'routes'] as const;

it('starts in English', async () => {
  const i18n = await createI18n({ namespaces });
  expect(i18n.t('routes:home')).toBe('Home');
});

it('switches all loaded texts to another language without a new instance', async () => {
  const i18n = await createI18n({ language: 'en', namespaces });
  await applyLanguage(i18n, 'tw');
  expect(i18n.t('routes:home')).toBe('首頁');
  expect(i18n.t('errors:910006')).toBe('驗證碼錯誤');
});

it('maps BCP 47 tags to the ids of languages', async () => {
  const i18n = await createI18n({ language: 'tw', namespaces });
  expect([i18n.language, currentLanguage(i18n)]).toEqual(['zh-Hant', 'tw']);
  await applyLanguage(i18n, 'cn');
  expect([i18n.language, currentLanguage(i18n)]).toEqual(['zh-Hans', 'cn']);
});

it('loads a namespace when it is first needed, and only in the current language', async () => {
  const i18n = await createI18n({ language: 'cn', namespaces: ['errors'] });
  expect(findText(i18n, 'routes', 'home')).toBeUndefined();
  await i18n.loadNamespaces('routes');
  expect(i18n.t('routes:home')).toBe('首页');
  expect(vi.mocked(loadTexts).mock.calls).toEqual([
    ['cn', 'errors'],
    ['cn', 'routes'],
  ]);
});

it('keeps instances apart', async () => {
  const one = await createI18n({ language: 'cn', namespaces });
  const other = await createI18n({ language: 'en', namespaces });
  expect([one.t('routes:home'), other.t('routes:home')]).toEqual(['首页', 'Home']);
});

it('keeps the old language when the new texts cannot be fetched, and can try again', async () => {
  const i18n = await createI18n({ language: 'en', namespaces });
  vi.mocked(loadTexts).mockRejectedValueOnce(new Error('offline'));
  await expect(applyLanguage(i18n, 'cn')).rejects.toThrow('offline');
  expect(i18n.t('routes:home')).toBe('Home');
  await applyLanguage(i18n, 'cn');
  expect(i18n.t('routes:home')).toBe('首页');
});

it('shows an error when the first texts fail to load', async () => {
  vi.mocked(loadTexts).mockRejectedValue(new Error('offline'));
  await expect(createI18n({ namespaces })).rejects.toThrow('failed to load texts');
});

it('inserts values into a text unescaped, since React escapes them', async () => {
  const i18n = await createI18n({ namespaces });
  expect(i18n.t('routes:reportTitle', { section: '<b>' })).toBe('<b> report');
});

it.each([
  ['en', 1, '1 day without data'],
  ['en', 2, '2 days without data'],
  ['cn', 0, '0 天无数据'],
  ['cn', 1, '1 天无数据'],
  ['tw', 1, '1 天沒有資料'],
  ['tw', 2, '2 天沒有資料'],
] as const)('counts in %s: %i', async (language, count, expected) => {
  const i18n = await createI18n({ language, namespaces: ['reports'] });
  expect(i18n.t('reports:facts.missing', { count })).toBe(expected);
});

it('counts in the current language, not in the first one', async () => {
  const i18n = await createI18n({ language: 'en', namespaces: ['reports'] });
  await applyLanguage(i18n, 'tw');
  expect(i18n.t('reports:facts.missing', { count: 1 })).toBe('1 天沒有資料');
});

it('reports a key without a text', async () => {
  const onMissingKey = vi.fn();
  const i18n = await createI18n({ language: 'cn', namespaces, onMissingKey });
  // @ts-expect-error -- the type of `t` rejects it already
  i18n.t('routes:noSuchPage');
  expect(onMissingKey).toHaveBeenCalledExactlyOnceWith({ namespace: 'routes', key: 'noSuchPage' });
});

it('shows English for a missing text only while developing', async () => {
  vi.mocked(loadTexts).mockImplementation((language) => {
    const texts: ResourceLanguage = language === 'cn' ? {} : { home: 'Home' };
    return Promise.resolve(texts);
  });
  const developing = await createI18n({ language: 'cn', namespaces: ['routes'], fallback: true });
  const released = await createI18n({ language: 'cn', namespaces: ['routes'] });
  expect(developing.t('routes:home')).toBe('Home');
  expect(released.t('routes:home')).toBe('home');
});

it('finds a text by a key that is known at run time only', async () => {
  const i18n = await createI18n({ language: 'cn', namespaces });
  expect(findText(i18n, 'errors', '910005')).toBe('验证码已过期');
  expect(findText(i18n, 'errors', '123')).toBeUndefined();
});
