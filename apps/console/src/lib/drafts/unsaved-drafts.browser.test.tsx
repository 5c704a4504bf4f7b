import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type * as unsavedDrafts from './unsaved-drafts';

const keep = { href: '/a?part=1', name: 'Form', value: { text: 'half' } };

let reloads = 0;

/** The store after a reload of the window: a browser runs a module once for each of its addresses. */
async function reload() {
  const address = `./unsaved-drafts.ts?reload=${(reloads += 1)}`;
  const { useUnsavedDrafts } = (await import(/* @vite-ignore */ address)) as typeof unsavedDrafts;
  return useUnsavedDrafts.getState;
}
beforeEach(() => sessionStorage.clear());

describe('unsaved input', () => {
  it('survives a reload and an expired session of the same user', async () => {
    const before = await reload();
    before().claim('lin');
    before().keep('form', keep);
    const { since } = before().drafts.form ?? {};
    before().keep('form', { ...keep, value: { text: 'more' } });
    const after = await reload();
    after().claim('lin');
    expect(after().drafts).toEqual({ form: { ...keep, value: { text: 'more' }, since } });
    expect(after().isStored).toBe(true);
  });

  it('is never shown to another user', async () => {
    const before = await reload();
    before().claim('lin');
    before().keep('form', keep);
    const after = await reload();
    after().claim('wei');
    expect(after().drafts).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('is removed by its id, by the page, or completely', async () => {
    const store = await reload();
    store().claim('lin');
    for (const [id, href] of Object.entries({ one: '/a?x', two: '/a#y', three: '/b', four: '/c' }))
      store().keep(id, { ...keep, href });
    store().discardPages(['/a', '/bc']);
    expect(Object.keys(store().drafts)).toEqual(['three', 'four']);
    store().discard('three');
    expect(Object.keys(store().drafts)).toEqual(['four']);
    store().clear();
    expect(store().drafts).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('begins empty if the storage is invalid', async () => {
    sessionStorage.setItem('keptDrafts', '{{{');
    const store = await reload();
    expect(store().drafts).toEqual({});
  });

  it('stays for this visit, and says so, if nothing can be stored', async () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    onTestFinished(() => full.mockRestore());
    const store = await reload();
    store().keep('form', keep);
    expect(store().drafts.form?.value).toEqual(keep.value);
    expect(store().isStored).toBe(false);
  });
});
