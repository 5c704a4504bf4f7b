import { RowGrid, StructureTree } from '@meridian/draft-editor';
import { exampleDraft, exampleLimits } from '@meridian/draft-editor/core';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { openEditor } from '../../features/ad-drafts/edit/testing/open-editor';
import { draftResponses } from '../../testing/demo/demo-drafts';
import { fakeServer } from '../../testing/fake-server';
import { casesOf, isHandled, modifierSets, otherKeys } from './testing/pressed-keys';
import { widgetKeys, type KeyedWidget } from './widget-keys';

const unit = { kind: 'unit', id: 'unit-1' } as const;
const on = {
  onCommand: () => {},
  onUndo: () => {},
  onRedo: () => {},
  onSelect: () => {},
  onDelete: () => {},
};
const shared = {
  ...on,
  draft: exampleDraft(),
  issues: undefined,
  limits: exampleLimits,
  language: 'en',
  newId: () => 'new',
} as const;

beforeEach(() => page.viewport(1440, 900));

/** Shows a grid of two keywords, and returns how to focus it again. */
async function showGrid(): Promise<() => void> {
  await render(
    <div style={{ height: 500 }}>
      <RowGrid {...shared} kind="keyword" within={unit.id} />
    </div>,
  );
  const grid = page.getByRole('grid');
  await expect.element(grid.getByRole('columnheader').first()).toBeVisible();
  const field = () => grid.element().parentElement?.querySelector<HTMLElement>('input[autocomplete=off]');
  field()?.focus();
  await expect.poll(() => field()?.getAttribute('aria-activedescendant')).toBeTruthy();
  // a cell with others around it
  await userEvent.keyboard('{ArrowRight}');
  return () => field()?.focus();
}

async function showHead(): Promise<() => void> {
  const focus = await showGrid();
  await userEvent.keyboard('{ArrowUp}');
  await expect
    .poll(() => page.getByRole('grid').element().querySelector('[role=columnheader][id$=active]'))
    .not.toBeNull();
  return focus;
}

async function showTree(): Promise<() => void> {
  await render(<StructureTree {...shared} selected={unit} />);
  const row = page.getByRole('treeitem', { selected: true });
  await expect.element(row).toBeVisible();
  const focus = () => row.element().focus();
  focus();
  return focus;
}

/** Opens the editor of a draft, with the focus outside its fields. */
async function showEditor(): Promise<() => void> {
  const { api } = fakeServer(draftResponses(false));
  await openEditor(api, { userId: crypto.randomUUID(), part: 'campaign' });
  const focus = () => page.getByRole('button', { name: 'Back to drafts' }).element().focus();
  focus();
  return focus;
}

const shownBy = { grid: showGrid, gridHead: showHead, tree: showTree, editor: showEditor } satisfies Partial<
  Record<KeyedWidget, unknown>
>;
type EditorWidget = keyof typeof shownBy;
const widgets = ['grid', 'gridHead', 'tree', 'editor'] as const satisfies readonly EditorWidget[];

/** Keys for which browsers send events of the clipboard. */
const clipboard: Readonly<Record<string, string>> = { copy: 'copy', cut: 'cut', paste: 'paste' };

function isClipboardHandled(type: string): boolean {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', '北海道');
  const event = new ClipboardEvent(type, { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  return event.defaultPrevented;
}

const cases = widgets.flatMap((widget) => casesOf(widget).map((each) => [widget, ...each] as const));

it.each(cases)('the %s handles %s: %j', async (widget, id, keys) => {
  await shownBy[widget]();
  const event = clipboard[id];
  expect(event === undefined ? isHandled(keys) : isClipboardHandled(event)).toBe(true);
});

/** Its code is loaded when it is opened. */
async function closeHistory(): Promise<void> {
  const history = page.getByRole('dialog');
  await expect.element(history).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(history).not.toBeInTheDocument();
}

it.each(widgets)('the %s handles no key that is not listed', async (widget) => {
  const focus = await shownBy[widget]();
  const handled: string[] = [];
  for (const modifiers of modifierSets) {
    for (const key of otherKeys) {
      // a key may have opened a cell or moved the focus
      isHandled(['Escape']);
      focus();
      await vi.waitFor(() => expect(document.activeElement).not.toBe(document.body));
      if (!isHandled([...modifiers, key])) continue;
      handled.push([...modifiers, key].join('+'));
      if (handled.at(-1) === 'Alt+h') await closeHistory();
    }
  }
  const listed = [...widgetKeys[widget], ...(widget === 'gridHead' ? widgetKeys.grid : [])];
  const combinations: readonly (readonly string[])[] = listed.flatMap((line) => [...line.combinations]);
  const keys = combinations.map((each) => each.join('+'));
  expect(handled.length).toBeGreaterThan(0);
  // Shift extends what the keys without it do; browsers switch their tabs by Ctrl and Page keys
  expect(
    handled.filter(
      (each) =>
        !keys.includes(each) && !keys.includes(each.replace(/Shift\+|Control\+(?=(?:Shift\+)?Page)/g, '')),
    ),
  ).toEqual([]);
});
