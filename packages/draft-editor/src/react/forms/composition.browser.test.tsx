// declares the type of `cdp`
import type {} from '@vitest/browser-playwright';
import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { cdp, page, userEvent } from 'vitest/browser';
import '../../../css/styles.css';
import { createInputStore, exampleDraft, exampleLimits, findRow, type DraftCommand } from '../../core';
import { InputStoreProvider } from '../inputs/input-store-context';
import { UnitForm } from './unit-form';

const compose = (text: string) =>
  cdp().send('Input.imeSetComposition', {
    text,
    selectionStart: text.length,
    selectionEnd: text.length,
  });

it.each(['Unit name', 'Phrase negatives'])(
  '%s takes the composed text once it is left, and nothing of a cancelled composition',
  async (name) => {
    const draft = exampleDraft();
    const unit = findRow(draft, 'unit', 'unit-1');
    if (!unit) throw new Error('no unit');
    const onCommand = vi.fn<(command: DraftCommand) => void>();
    const store = createInputStore({ write: () => Promise.resolve(), later: () => () => undefined });
    await render(
      <InputStoreProvider value={store}>
        <UnitForm draft={draft} limits={exampleLimits} unit={unit} language="en" onCommand={onCommand} />
      </InputStoreProvider>,
    );
    const field = page.getByRole('textbox', { name: new RegExp(`^${name}`) });
    const before = (field.element() as HTMLInputElement).value;
    await field.click();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await compose('bei');
    await expect.element(field).toHaveValue(`${before}bei`);
    // composed text is stored, too
    expect([...store.all().values()]).toMatchObject([{ text: `${before}bei` }]);
    await compose('');
    await expect.element(field).toHaveValue(before);
    expect(store.all().size).toBe(0);
    await compose('bei');
    for (const key of ['Enter', 'Escape'])
      field.element().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, isComposing: true }));
    await expect.element(field).toHaveValue(`${before}bei`);
    expect(onCommand).not.toHaveBeenCalled();
    await cdp().send('Input.insertText', { text: '北' });
    await userEvent.tab();
    await expect.poll(() => onCommand.mock.calls.length).toBe(1);
    expect(JSON.stringify(onCommand.mock.calls)).toContain(`${before.split('\n').at(-1)}北`);
    expect(store.all().size).toBe(0);
  },
);
