import type { Announcement } from '@meridian/api-client/contract';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { useUnsavedDrafts } from '../../../lib/drafts/unsaved-drafts';
import { useNotices } from '../../../lib/page/notices';
import { fakeServer, type FakeResponse } from '../../../testing/fake-server';
import { renderRoute } from '../../../testing/render-route';
import { AnnouncementEditPage } from '../edit/announcement-edit-page';

export const id = '7d3c1b52-0c8e-4a39-9e52-5a0e6f7f0001';
export const newId = '7d3c1b52-0c8e-4a39-9e52-5a0e6f7f0002';
const path = '/systemSet/announcement/edit';

export const announcement = (more: Partial<Announcement> = {}): Announcement => ({
  id,
  state: 'draft',
  version: 3,
  texts: {
    en: {
      title: 'Planned maintenance',
      text: '<p>Reports are <strong>read only</strong>.</p>',
      filledFrom: null,
    },
    cn: { title: '系统维护通知', text: '<p>报告将处于只读状态。</p>', filledFrom: null },
    tw: { title: '', text: '', filledFrom: null },
  },
  hasPopup: true,
  publishTime: null,
  savedTime: '2026-11-21T01:20:00.000Z',
  savedBy: 'admin',
  recipients: 8,
  readers: 0,
  ...more,
});

const saveSchema = z.looseObject({ id: z.optional(z.string()), version: z.optional(z.int()) });

/** A server that keeps one announcement, like the real one. */
export function serverWith(
  first: Announcement,
  responses: Record<string, (body: unknown) => FakeResponse> = {},
) {
  let stored = first;
  const server = fakeServer({
    '/announcement/detail': () => ({ data: stored }),
    '/announcement/save': (body) => {
      const { id: asked = newId, version: base, ...content } = saveSchema.parse(body);
      stored = { ...stored, ...content, id: base === undefined ? newId : asked, version: (base ?? 0) + 1 };
      return { data: stored };
    },
    '/announcement/publish': () => {
      stored = { ...stored, state: 'published', version: stored.version + 1 };
      return { data: stored };
    },
    '/announcement/withdraw': () => {
      stored = { ...stored, state: 'draft', version: stored.version + 1 };
      return { data: stored };
    },
    '/announcement/test': () => ({ data: null }),
    ...responses,
  });
  return {
    ...server,
    become: (next: Announcement) => {
      stored = next;
    },
    saved: () => server.bodiesOf('/announcement/save'),
  };
}

export async function show(server: ReturnType<typeof serverWith>, { isNew = false, width = 1440 } = {}) {
  await page.viewport(width, 900);
  const onBack = vi.fn();
  const router = await renderRoute({
    api: server.api,
    at: isNew ? path : `${path}?id=${id}`,
    page: (search, navigate) => (
      <AnnouncementEditPage
        id={typeof search.id === 'string' ? search.id : undefined}
        onCreated={(created) => navigate({ id: created })}
        onBack={onBack}
        today="2026-11-21"
        timeZone="Asia/Shanghai"
      />
    ),
  });
  return { router, onBack };
}

export async function open(more: Partial<Announcement> = {}, responses = {}) {
  const server = serverWith(announcement(more), responses);
  return { server, ...(await show(server)) };
}

export const tab = (name: RegExp) => page.getByRole('tab', { name });
export const title = () => page.getByRole('textbox', { name: 'Title' });
export const text = () => page.getByRole('textbox', { name: 'Text', exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const dialog = () => page.getByRole('dialog');
export const notices = () =>
  useNotices
    .getState()
    .take()
    .map(({ title: words }) => words);

/** Resets typed texts and notices before every test. */
export function startAnew() {
  beforeEach(() => {
    useUnsavedDrafts.getState().clear();
    useNotices.getState().take();
    onTestFinished(() => useUnsavedDrafts.getState().clear());
  });
}
