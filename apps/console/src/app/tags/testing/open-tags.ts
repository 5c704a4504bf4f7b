import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useUnsavedDrafts } from '../../../lib/drafts/unsaved-drafts';
import { useTags } from '../tags-store';
import { renderTags } from './render-tags';

export const bar = page.getByRole('navigation', { name: 'Open tabs' });
export const tag = (name: string) => bar.getByRole('link', { name, exact: true });
export const menuItem = (name: string) => page.getByRole('menuitem', { name, exact: true });

/** Waits until the bar has these tags, in this order. */
export const shows = (...expected: string[]) =>
  vi.waitFor(() =>
    expect([...bar.element().querySelectorAll('a')].map((link) => link.textContent)).toEqual(expected),
  );

export const threePages = [
  '/downloadCenter/index',
  '/keywordSearch/keyword/keywordReport?page=2',
  '/messageCenter/list',
];

/** Opens the start page, then these pages. */
export async function openAll(...paths: string[]) {
  const { router, ...rest } = await renderTags('/home/index');
  for (const path of paths) await router.navigate({ href: path });
  await vi.waitFor(() => expect(router.state.location.href).toBe(paths.at(-1)));
  return { router, ...rest };
}

/** Before each test: no tags, and no drafts. */
export function clearTags(): void {
  sessionStorage.clear();
  useUnsavedDrafts.setState({ drafts: {}, owner: null });
  useTags.setState({ tags: [], owner: null });
}
