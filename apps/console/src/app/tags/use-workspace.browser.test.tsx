import { beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { clearTags } from './testing/open-tags';
import { renderTags } from './testing/render-tags';

beforeEach(clearTags);

it('discards the draft of a page that the server flags once the user leaves it', async () => {
  const { router } = await renderTags('/systemSet/changePassword');
  useUnsavedDrafts.getState().keep('secret', { href: '/systemSet/changePassword', name: 'x', value: 1 });
  useUnsavedDrafts.getState().keep('form', { href: '/systemSet/customField', name: 'y', value: 1 });
  await router.navigate({ href: '/home/index' });
  await vi.waitFor(() => expect(Object.keys(useUnsavedDrafts.getState().drafts)).toEqual(['form']));
});

it('asks before the window is closed only if a reload would lose a draft', async () => {
  await renderTags('/home/index');
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true });
    dispatchEvent(event);
    return event.defaultPrevented;
  };
  useUnsavedDrafts.getState().keep('form', { href: '/home/index', name: 'x', value: 1 });
  expect(leave()).toBe(false);
  useUnsavedDrafts.getState().keep('form', { href: '/home/index', name: 'x', value: 1n });
  await vi.waitFor(() => expect(leave()).toBe(true));
  useUnsavedDrafts.getState().clear();
  await vi.waitFor(() => expect(leave()).toBe(false));
});
