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
/** Another tab has written: this one is notified. */
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

  it('is stored under its own name, as earlier versions of the console did, and nothing else is', () => {
    useSettings.getState().choose({ accent: 'teal', hasTags: false });
    expect({ ...localStorage }).toEqual({ accent: 'teal', hasTags: 'false' });
  });

  it('goes back to the defaults as a whole', () => {
    useSettings.getState().choose(others);
    expect(areDefaults(useSettings.getState())).toBe(false);
    useSettings.getState().reset();
    expect(now()).toEqual(defaults);
    expect(areDefaults(useSettings.getState())).toBe(true);
    expect(document.documentElement.dataset.accent).toBe('iris');
  });

  it.each(['getItem', 'setItem'] as const)('lasts for the visit when storage rejects %s', (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    useSettings.getState().choose(others);
    expect(now()).toEqual(others);
    expect(document.documentElement.dataset.accent).toBe('teal');
  });
});

describe('what is stored', () => {
  it.each(['', 'no such thing', 'IRIS', '1', 'null', '{"a":1}', '𝕏'.repeat(999)])(
    '%j is nobody’s choice',
    (damaged) => {
      for (const key of Object.keys(defaults)) localStorage.setItem(key, damaged);
      tellOfOtherTab(null);
      expect(now()).toEqual(defaults);
    },
  );

  it('follows another tab', () => {
    localStorage.setItem('accent', 'violet');
    localStorage.setItem('hasTags', 'false');
    tellOfOtherTab('hasTags');
    expect(now()).toEqual({ ...defaults, accent: 'violet', hasTags: false });
    expect(document.documentElement.dataset.accent).toBe('violet');
  });

  it('leaves alone what another tab writes for other ends', () => {
    useSettings.setState({ accent: 'teal' });
    localStorage.setItem('accent', 'violet');
    localStorage.setItem('toString', 'x');
    tellOfOtherTab('recentPages');
    tellOfOtherTab('toString');
    expect(now().accent).toBe('teal');
  });
});
