import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import {
  applyCommand,
  childrenOf,
  draftSync,
  emptyFields,
  exampleLimits,
  fromRows,
  rootId,
  type Draft,
  type SentRow,
} from '../../core';
import { StructureTree } from './structure-tree';

const unit = (id: string, parentId: string) => ({ ...emptyFields.unit, id, parentId, adgroupName: id });
const campaign = (id: string) => ({ ...emptyFields.campaign, id, parentId: rootId, campaignName: id });
const initial = fromRows({
  name: '',
  rows: {
    campaign: [campaign('Winter'), campaign('Summer')],
    unit: [unit('Ski', 'Winter'), unit('Snow', 'Winter'), unit('Sea', 'Summer')],
    keyword: [],
    creative: [],
    picture: [],
  },
});
const onSelect = vi.fn();
const current: { draft: Draft } = { draft: initial };

const sent: readonly SentRow[] = [{ kind: 'unit', id: 'Ski', isSynchronized: true, reasons: [] }];

function Host({ isReadOnly = false, isSent = false }) {
  const [draft, setDraft] = useState(initial);
  return (
    <div style={{ height: 400 }}>
      <StructureTree
        limits={exampleLimits}
        draft={draft}
        issues={undefined}
        sync={isSent ? draftSync(draft, { sent, baseline: initial }) : undefined}
        selected={undefined}
        language="en"
        newId={() => 'new'}
        isReadOnly={isReadOnly}
        onSelect={onSelect}
        onCommand={(command) => {
          current.draft = applyCommand(draft, command).draft;
          setDraft(current.draft);
        }}
        onDelete={() => undefined}
      />
    </div>
  );
}

const row = (name: string) => page.getByRole('treeitem', { name }).element();
const unitsOf = (id: string) => childrenOf(current.draft, 'unit', id).map((each) => each.id);
const announced = (text: string) => expect.element(page.getByText(text)).toBeInTheDocument();
const middleOf = (element: Element, y = 0.5) => {
  const { left, top, height } = element.getBoundingClientRect();
  return { clientX: left + 60, clientY: top + height * y };
};

async function open(props = {}) {
  await render(<Host {...props} />);
  row('Summer').focus();
  await userEvent.keyboard('{ArrowRight}');
  row('Winter').focus();
  await userEvent.keyboard('{ArrowRight}');
}

/** Presses the mouse on a row and moves it to another one; returns a function that releases it there. */
async function press(from: string, to: string) {
  const send = (type: string, target: Element, at: object) =>
    target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, ...at }));
  send('mousedown', row(from), middleOf(row(from)));
  for (const y of [0.2, 0.4, 0.5]) {
    send('mousemove', row(to), middleOf(row(to), y));
    await new Promise(requestAnimationFrame);
  }
  return () => send('mouseup', row(to), middleOf(row(to)));
}

beforeEach(() => {
  current.draft = initial;
  onSelect.mockClear();
});

it('drags a unit to another campaign by mouse', async () => {
  await open();
  const drop = await press('Ski', 'Summer');
  await announced('Ski. Summer, 2 of 2');
  drop();
  await announced('Ski dropped. Summer, 2 of 2');
  expect([unitsOf('Winter'), unitsOf('Summer')]).toEqual([['Snow'], ['Sea', 'Ski']]);
  expect(onSelect).not.toHaveBeenCalled();
});

it('drags a unit before another one, which has a line', async () => {
  await open();
  const drop = await press('Snow', 'Ski');
  await announced('Snow. Winter, 1 of 2');
  expect(row('Ski').querySelector('[data-drop-line]')).not.toBeNull();
  drop();
  await vi.waitFor(() => expect(unitsOf('Winter')).toEqual(['Snow', 'Ski']));
});

it('moves nothing on a drop at its own campaign, and none after Escape', async () => {
  await open();
  const drop = await press('Ski', 'Winter');
  drop();
  await announced('Ski dropped. Winter, 1 of 2');
  const dropCancelled = await press('Ski', 'Summer');
  await announced('Ski. Summer, 2 of 2');
  await userEvent.keyboard('{Escape}');
  dropCancelled();
  await announced('Move cancelled. Ski is back in its original position.');
  expect([unitsOf('Winter'), unitsOf('Summer')]).toEqual([['Ski', 'Snow'], ['Sea']]);
});

it('drags a unit with a touch that rests on it; a shorter one scrolls', async () => {
  await open();
  const target = row('Ski');
  const send = (type: string, at: { clientX: number; clientY: number }) => {
    const touch = new Touch({ identifier: 1, target, ...at });
    const event = new TouchEvent(type, {
      bubbles: true,
      cancelable: true,
      touches: type === 'touchend' ? [] : [touch],
      changedTouches: [touch],
    });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  };
  send('touchstart', middleOf(target));
  expect(send('touchmove', middleOf(row('Summer')))).toBe(false);
  send('touchend', middleOf(row('Summer')));
  expect(unitsOf('Summer')).toEqual(['Sea']);

  send('touchstart', middleOf(target));
  await announced('Ski picked up. Winter, 1 of 2');
  expect(send('touchmove', middleOf(row('Summer')))).toBe(true);
  await announced('Ski. Summer, 2 of 2');
  send('touchend', middleOf(row('Summer')));
  await vi.waitFor(() => expect(unitsOf('Summer')).toEqual(['Sea', 'Ski']));
});

it('drags nothing while it is read-only', async () => {
  await open({ isReadOnly: true });
  const drop = await press('Ski', 'Summer');
  drop();
  expect(unitsOf('Summer')).toEqual(['Sea']);
});

it('says first that a unit of the account is created again in another campaign', async () => {
  await open({ isSent: true });
  const drop = await press('Ski', 'Summer');
  await announced('Ski. Summer, 2 of 2');
  drop();
  await expect.element(page.getByText(/^1 row is in the account/)).toBeVisible();
  expect(unitsOf('Summer')).toEqual(['Sea']);
  await userEvent.click(page.getByRole('button', { name: 'Move 1 unit' }));
  await expect.poll(() => unitsOf('Summer')).toEqual(['Sea', 'Ski']);
  await expect.poll(() => document.activeElement).toBe(row('Ski'));
});
