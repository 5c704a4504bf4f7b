import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { beginSession } from '../../../lib/session/session';
import { demoUser } from '../../../testing/demo/demo-accounts';
import { draftResponses, draftSummary, firstDraftId } from '../../../testing/demo/demo-drafts';
import { demoResponses } from '../../../testing/demo/demo-responses';
import { fakeServer, type FakeEndpoint } from '../../../testing/fake-server';
import { renderConsole } from '../../../testing/render-console';
import type { EditorPart } from './draft-address';
import { openEditor } from './testing/open-editor';

beforeEach(() => {
  localStorage.clear();
  beginSession('token');
});

/** Opens a part of the demo's draft in the whole console, with its sidebar. */
async function openInConsole(part: EditorPart, responses: Readonly<Record<string, FakeEndpoint>> = {}) {
  await page.viewport(1440, 900);
  await renderConsole({
    at: `/adDraft/edit/${firstDraftId}/${part}`,
    responses: { ...demoResponses({ state: 'full', language: 'en' }), ...responses },
  });
  await expect.element(page.getByRole('treeitem').first()).toBeVisible();
}

const boxOf = (element: Element | null | undefined) => {
  if (!element) throw new Error('not rendered');
  return element.getBoundingClientRect();
};
const grid = () => page.getByRole('grid', { name: /^(?:Keywords|Creatives)$/ });
/** The visible part of the grid, which scrolls. */
const gridBox = () => boxOf(grid().element().parentElement?.parentElement);
const head = (name: string) => grid().getByRole('columnheader', { name, exact: true });
const hours = () => page.getByRole('grid', { name: 'Ad schedule' });
const preview = () => page.getByRole('complementary', { name: 'Preview' });
const previewButton = () => page.getByRole('button', { name: 'Preview' });

describe('at 1440 × 900', () => {
  it.each(['keyword', 'creative'] as const)('the grid is at least 900 px wide: %s', async (part) => {
    await openInConsole(part);
    await expect.element(head('Check')).toBeVisible();
    await expect.poll(() => gridBox().width).toBeGreaterThanOrEqual(900);
    await expect.poll(() => boxOf(head('Check').element()).right - gridBox().right).toBeLessThanOrEqual(1);
  });

  it('the preview of a creative is beside its form, below the grid', async () => {
    await openInConsole('creative');
    await expect.element(head('Check')).toBeVisible();
    await expect.element(preview()).toBeVisible();
    await expect.poll(() => boxOf(preview().element()).top - gridBox().bottom).toBeGreaterThanOrEqual(0);
  });

  it('the sync state and the status of keywords are in view', async () => {
    const row = { kind: 'keyword', id: 'keyword-2', providerId: '1', isSynchronized: true };
    const none = { review: null, failure: null, base: null, baseParentId: null };
    const rows = [{ ...row, ...none, reasons: [], notSent: [] }];
    await openInConsole('keyword', { '/draft/syncStates': () => ({ data: { rows, next: null } }) });
    for (const name of ['Sync', 'Status', 'Check']) {
      await expect.element(head(name)).toBeVisible();
      await expect
        .poll(() => boxOf(head(name).element()).right - gridBox().right, { message: name })
        .toBeLessThanOrEqual(1);
    }
  });

  it('the hours of a week are complete', async () => {
    await openInConsole('campaign');
    await expect.element(hours()).toBeInTheDocument();
    const cutBy = () => {
      const { scrollWidth = 0, clientWidth = 0 } = hours().element().parentElement ?? {};
      return scrollWidth - clientWidth;
    };
    await expect.poll(cutBy).toBe(0);
    const cells = [...hours().element().querySelectorAll<HTMLElement>('th, td')];
    const cut = cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    expect(cut.map(({ textContent }) => textContent)).toEqual([]);
  });

  it('the table of the plan has one line for each step', async () => {
    await openInConsole('upload');
    const table = page.getByRole('table', { name: 'Batches in upload order' });
    await expect.element(table).toBeVisible();
    const cells = [...table.element().querySelectorAll('tbody td:last-child')];
    expect(cells.length).toBeGreaterThan(2);
    for (const cell of cells) {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
      expect(new Set(tops).size, cell.textContent).toBeLessThanOrEqual(1);
    }
  });

  it('the header is one line, also with a long name and all its buttons', async () => {
    const summary = draftSummary(
      1,
      'Hokkaido winter 2027, mobile, brand and generic keywords, third version',
      {
        status: 3,
      },
    );
    const detail = draftResponses(false)['/draft/detail'];
    await openInConsole('campaign', {
      '/draft/detail': async (body, path) => {
        const response = await detail?.(body, path);
        // asserted: the demo has the draft
        const { data } = response as { data: object };
        return { data: { ...data, draft: summary } };
      },
      '/draft/account/mergeStatus': () => ({ data: { isAvailable: true, merge: null, conflicts: 0 } }),
    });
    await expect.element(page.getByRole('button', { name: 'Get changes' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Campaign name' }).fill('Hokkaido');
    await userEvent.tab();
    await expect.element(page.getByText('Saved 09:30')).toBeVisible();
    const header = page.getByRole('main').element().querySelector('header');
    const centres = () =>
      [...(header?.querySelectorAll('button, [role=status]') ?? [])].map(
        (element) => boxOf(element).top + boxOf(element).height / 2,
      );
    await expect.poll(() => centres().length).toBeGreaterThan(8);
    await expect.poll(() => Math.max(...centres()) - Math.min(...centres())).toBeLessThan(10);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1440);
  });
});

it('the preview is a toggle that the user’s browser remembers for each part', async () => {
  const { api } = fakeServer(draftResponses(false));
  const userId = crypto.randomUUID();
  const first = await openEditor(api, { userId, part: 'keyword' });
  await expect.element(grid()).toBeVisible();
  await expect.element(preview()).not.toBeInTheDocument();
  await previewButton().click();
  await expect.element(preview()).toBeVisible();
  await expect.element(previewButton()).toHaveAttribute('aria-pressed', 'true');
  await expect.element(grid()).toBeVisible();
  await first.show('creative');
  await expect.element(preview()).toBeVisible();
  await previewButton().click();
  await expect.element(preview()).not.toBeInTheDocument();
  await first.unmount();

  const second = await openEditor(api, { userId, part: 'creative' });
  await expect.element(grid()).toBeVisible();
  await expect.element(preview()).not.toBeInTheDocument();
  await second.show('keyword');
  await expect.element(preview()).toBeVisible();
  await second.unmount();

  await openEditor(api, { userId: crypto.randomUUID(), part: 'creative' });
  await expect.element(preview()).toBeVisible();
});

it('the structure has the width that the user gave it, and the skeleton has its place', async () => {
  let respond = () => {};
  const arrived = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const detail = draftResponses(false)['/draft/detail'];
  const { userId } = demoUser('en', []);
  localStorage.setItem(`draft-panels.${userId}`, JSON.stringify({ structureWidth: 304, sides: {} }));
  const opened = openInConsole('keyword', {
    '/draft/detail': async (body, path) => {
      await arrived;
      return detail?.(body, path) ?? { data: null };
    },
  });
  const skeleton = () => document.querySelector('[aria-busy=true] [data-skeleton=structure]');
  await expect.poll(() => skeleton()?.getBoundingClientRect().width).toBe(304);
  const before = boxOf(skeleton()).toJSON() as unknown;
  respond();
  await opened;
  const structure = () => page.getByRole('complementary', { name: 'Structure' }).element();
  await expect.poll(() => boxOf(structure()).toJSON() as unknown).toEqual(before);
  page.getByRole('separator', { name: 'Width of the structure' }).element().focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(() => boxOf(structure()).width).toBe(336);
  expect(localStorage.getItem(`draft-panels.${userId}`)).toContain('336');
});
