import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { areDefaults, choicesOf, followSettings, useSettings, type Choices } from './settings';

const defaults: Choices = {
  size: 'medium',
  theme: 'system',
  accent: 'iris',
  hasTags: true,
  hasFixedHeader: true,
  hasSidebarLogo: true,
  hasTableAids: true,
};
const others: Choices = {
  size: 'mini',
  theme: 'dark',
  accent: 'teal',
  hasTags: false,
  hasFixedHeader: false,
  hasSidebarLogo: false,
  hasTableAids: false,
};
const now = () => choicesOf(useSettings.getState());
/** Notifies this tab of a change in another one. */
const tellOfOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

followSettings();
beforeEach(() => {
  localStorage.clear();
  tellOfOtherTab(null);
});
afterEach(() => vi.restoreAllMocks());

describe('a selected setting', () => {
  it('applies at once and is stored', () => {
    useSettings.getState().choose(others);
    expect(document.documentElement.dataset).toMatchObject({ size: 'mini', theme: 'dark', accent: 'teal' });
    const stored = Object.entries(localStorage);
    useSettings.setState(defaults);
    for (const [key, value] of stored) localStorage.setItem(key, String(value));
    tellOfOtherTab(null);
    expect(now()).toEqual(others);
  });

  it('is stored under its own name, like in earlier versions of the console, and nothing else is', () => {
    useSettings.getState().choose({ accent: 'teal', hasTags: false });
    expect({ ...localStorage }).toEqual({ accent: 'teal', hasTags: 'false' });
  });

  it('is reset to the defaults as a whole', () => {
    useSettings.getState().choose(others);
    expect(areDefaults(useSettings.getState())).toBe(false);
    useSettings.getState().reset();
    expect(now()).toEqual(defaults);
    expect(areDefaults(useSettings.getState())).toBe(true);
    expect(document.documentElement.dataset.accent).toBe('iris');
  });

  it.each(['getItem', 'setItem'] as const)('lasts for the visit if storage rejects %s', (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    useSettings.getState().choose(others);
    expect(now()).toEqual(others);
    expect(document.documentElement.dataset.accent).toBe('teal');
  });
});

describe('the stored settings', () => {
  it.each(['', 'no such thing', 'IRIS', '1', 'null', '{"a":1}', '𝕏'.repeat(999)])(
    'ignore the invalid value %j',
    (damaged) => {
      for (const key of Object.keys(defaults)) localStorage.setItem(key, damaged);
      tellOfOtherTab(null);
      expect(now()).toEqual(defaults);
    },
  );

  it('follow another tab', () => {
    localStorage.setItem('accent', 'violet');
    localStorage.setItem('hasTags', 'false');
    tellOfOtherTab('hasTags');
    expect(now()).toEqual({ ...defaults, accent: 'violet', hasTags: false });
    expect(document.documentElement.dataset.accent).toBe('violet');
  });

  it('ignore other data that another tab writes', () => {
    useSettings.setState({ accent: 'teal' });
    localStorage.setItem('accent', 'violet');
    localStorage.setItem('toString', 'x');
    tellOfOtherTab('recentPages');
    tellOfOtherTab('toString');
    expect(now().accent).toBe('teal');
  });
});
