import { exampleLimits, parseInput } from '@meridian/draft-editor/core';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useNotices } from '../../../lib/page/notices';
import { draftResponses } from '../../../testing/demo/demo-drafts';
import { fakeServer } from '../../../testing/fake-server';
import { stepOfPart, steps as orderOfSteps, type EditorPart } from './draft-address';
import { testedEditors } from './testing/editors';
import { openEditor } from './testing/open-editor';
import { storedInputs } from './testing/stored-inputs';

/** The demo's draft, on a separate server for the test. */
async function open(part: EditorPart, { userId = crypto.randomUUID() }: { userId?: string } = {}) {
  const server = fakeServer(draftResponses(false));
  const editor = await openEditor(server.api, { userId, part });
  return { userId, ...editor, saves: () => server.bodiesOf('/draft/save') as { commands: unknown[] }[] };
}

const budget = () => page.getByRole('textbox', { name: /Daily budget \(CNY/ });
const status = page.getByRole('status').filter({ hasText: /Saved|Not saved/ });
const isStored = (userId: string, text: string) =>
  expect.poll(async () => JSON.stringify(await storedInputs(userId))).toContain(JSON.stringify(text));

it('marks an amount as unsaved while it is typed, and has it after the page was closed', async () => {
  const { userId, unmount, saves } = await open('campaign');
  await expect.element(status).toHaveTextContent('Saved');
  await userEvent.fill(budget(), '77');
  await expect.element(status).toHaveTextContent('Not saved yet');
  await isStored(userId, '77');
  await unmount();
  await open('campaign', { userId });
  await expect.element(budget()).toHaveValue('77');
  await expect.element(status).toHaveTextContent('Not saved yet');
  await expect.element(page.getByRole('alert')).toHaveTextContent('1 text you typed isn’t saved');
  expect(saves().flatMap(({ commands }) => commands)).toEqual([]);
  await page.getByRole('alert').getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('texts? that you typed')).not.toBeInTheDocument();
  await expect.element(status).toHaveTextContent(/^Saved/);
  await expect.element(budget()).toHaveValue('77');
});

it('counts a rejected amount as an error, across steps, until it is corrected', async () => {
  const { userId, unmount } = await open('campaign');
  await userEvent.fill(budget(), '88.888');
  await userEvent.tab();
  await expect.element(page.getByText('Use up to two decimals.').first()).toBeVisible();
  const steps = page.getByRole('navigation').getByRole('button');
  await steps.nth(1).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '1 campaign error' })).toBeVisible();
  await expect.element(status).toHaveTextContent('Not saved yet');
  await unmount();
  await open('keyword', { userId });
  await page.getByRole('button', { name: '1 campaign error' }).click();
  await expect.element(budget()).toHaveValue('88.888');
  await expect.element(budget()).toHaveFocus();
  await userEvent.fill(budget(), '88.88');
  await userEvent.tab();
  await expect.element(page.getByText('No campaign errors')).toBeVisible();
  await expect.element(status).toHaveTextContent(/^Saved/);
});

/** Editors that can have an invalid text; lists of words accept any text. */
const rejecting = testedEditors.flatMap((editor) => {
  const text = [...editor.texts, '#N/A'].find(
    (each) => parseInput(editor.place, each, exampleLimits).error !== null,
  );
  return text === undefined ? [] : [{ ...editor, text }];
});

it('marks the step of any editor with a rejected text, and counts the error, until it is discarded', async () => {
  expect(testedEditors.length - rejecting.length).toBe(1);
  const { show } = await open('campaign');
  const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button');
  const marks = () =>
    steps.elements().map((step) => Number(/(\d+) errors?$/.exec(step.textContent)?.[1] ?? 0));
  const summary = page.getByRole('region', { name: 'Before upload' });
  const count = () => {
    const numbers = [...summary.element().querySelectorAll('li')].map((line) =>
      parseInt(line.textContent, 10),
    );
    return numbers.reduce((sum, each) => sum + (each || 0), 0);
  };
  await expect.element(page.getByText('No campaign errors')).toBeVisible();
  const state = () => [count(), ...marks()];
  const showStep = async (next: EditorPart) => {
    await show(next);
    const current = () => steps.elements().findIndex((step) => step.ariaCurrent === 'step');
    await expect.poll(current).toBe(orderOfSteps.indexOf(stepOfPart(next)));
  };
  for (const { part = 'campaign', place, text, open: edit } of rejecting) {
    const other = part === 'keyword' ? 'campaign' : 'keyword';
    await showStep(other);
    const before = state();
    const wrong = place.kind === 'draft' ? 'style' : stepOfPart(part);
    await showStep(part);
    await userEvent.fill(await edit(), text);
    await userEvent.tab();
    await showStep(other);
    const [errors = 0, ...marked] = before;
    const after = [errors + 1, ...marked.map((each, at) => each + Number(orderOfSteps[at] === wrong))];
    await expect.poll(() => [place, state()]).toEqual([place, after]);
    await showStep(part);
    await edit();
    await userEvent.keyboard('{Escape}');
    await showStep(other);
    await expect.poll(() => [place, state()]).toEqual([place, before]);
  }
});

it('has a typed but unused id of a business after the page was closed', async () => {
  const userId = crypto.randomUUID();
  const noList = { data: { ids: [], names: [], parents: [], leaves: [], initials: [] } };
  const server = fakeServer({ ...draftResponses(false), '/draft/businessPoints': () => noList });
  const business = page.getByRole('button', { name: /^Business,/ });
  const id = page.getByRole('textbox', { name: 'Business ID' });
  const first = await openEditor(server.api, { userId, part: 'campaign' });
  await business.click();
  await id.fill('30102');
  await expect.element(status).toHaveTextContent('Not saved yet');
  await isStored(userId, '30102');
  await first.unmount();
  await openEditor(server.api, { userId, part: 'campaign' });
  const waiting = page.getByRole('alert').filter({ hasText: '1 text you typed isn’t saved' });
  await expect.element(waiting).toHaveTextContent('30102');
  await waiting.getByRole('button', { name: 'Show' }).click();
  await expect.element(business).toHaveFocus();
  await business.click();
  await expect.element(id).toHaveValue('30102');
  await page.getByRole('button', { name: 'Use this ID' }).click();
  await expect.element(status).toHaveTextContent(/^Saved/);
  await expect.element(business).toHaveAccessibleName(/30102/);
  await expect.element(waiting).not.toBeInTheDocument();
});

it('has the open cell of a grid after the page was closed, as text that is not its value', async () => {
  const { userId, unmount, saves } = await open('keyword');
  const cell = page.getByRole('grid').getByText('二世谷滑雪', { exact: true });
  await cell.dblClick();
  await userEvent.keyboard('{Control>}a{/Control}二世谷 双板');
  await expect.element(status).toHaveTextContent('Not saved yet');
  await isStored(userId, '二世谷 双板');
  await unmount();
  await open('keyword', { userId });
  const typed = page.getByRole('grid').getByText('二世谷 双板', { exact: true });
  await expect.element(typed).toBeVisible();
  expect(saves().flatMap(({ commands }) => commands)).toEqual([]);
  await typed.dblClick();
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent(/^Saved/);
  await expect.element(typed).toBeVisible();
});

it('lists unsaved texts before a draft is submitted, with links', async () => {
  await open('campaign');
  await userEvent.fill(budget(), '88.888');
  await userEvent.tab();
  await page.getByRole('navigation').getByRole('button').nth(3).click();
  const alert = page.getByRole('alert').filter({ hasText: '1 text you typed isn’t saved' });
  await expect.element(alert).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Submit/ })).toBeDisabled();
  await alert.getByRole('button', { name: /88.888/ }).click();
  await expect.element(budget()).toHaveFocus();
});

// forms have a separate test for this
const otherEditors = testedEditors.filter(
  ({ place: { kind, field } }) => kind === 'draft' || kind === 'keyword' || field === 'title',
);
it('shows the value again after Escape in the name or a cell, and restores the text', async () => {
  const { userId, show } = await open('campaign');
  for (const { part, place, texts, open: edit, shown } of otherEditors) {
    await show(part);
    const before = await shown();
    const text = texts.at(-1) ?? '';
    await userEvent.fill(await edit(), text);
    await userEvent.keyboard('{Escape}');
    expect([place, await shown()]).toEqual([place, before]);
    const [discarded] = useNotices.getState().take();
    expect(discarded?.title).toMatch(/was discarded$/);
    expect(discarded?.description).toBe(text);
    // clicking the button of the message
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    discarded?.action?.onClick();
    expect([place, await shown()]).toEqual([place, text]);
    await userEvent.fill(await edit(), text);
    await userEvent.keyboard('{Escape}');
    useNotices.getState().take();
    expect([place, await shown()]).toEqual([place, before]);
  }
  await expect.element(status).toHaveTextContent(/^Saved/);
  await expect.poll(() => storedInputs(userId)).toEqual([]);
});
