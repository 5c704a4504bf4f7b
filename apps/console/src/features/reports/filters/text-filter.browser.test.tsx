import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { TextFilter } from './text-filter';

/** The page around the filter: returns sent values as its value, like the address does. */
function Host({ onSend }: { onSend: (text: string | undefined) => void }) {
  const [text, setText] = useState<string>();
  return (
    <>
      <TextFilter
        value={text}
        onValueChange={(next) => {
          onSend(next);
          setText(next);
        }}
        hasShortcut
      />
      <button type="button" onClick={() => setText(undefined)}>
        Clear all
      </button>
    </>
  );
}

async function openFilter() {
  const onSend = vi.fn();
  await renderPage(<Host onSend={onSend} />, fakeServer({}).api);
  return { onSend, field: page.getByRole('searchbox', { name: 'Search rows' }) };
}

it('takes the focus on a slash, and searches at once on Enter', async () => {
  const { onSend, field } = await openFilter();
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('/签证{Enter}');
  await expect.element(field).toHaveValue('签证');
  expect(onSend).toHaveBeenLastCalledWith('签证');
});

it('searches after a pause in typing and never reverts text typed meanwhile', async () => {
  const { onSend, field } = await openFilter();
  await userEvent.type(field, 'tokyo');
  await vi.waitFor(() => expect(onSend).toHaveBeenLastCalledWith('tokyo'));
  await userEvent.type(field, ' tour');
  await expect.element(field).toHaveValue('tokyo tour');
  await vi.waitFor(() => expect(onSend).toHaveBeenLastCalledWith('tokyo tour'));
});

it('is emptied when the filters are cleared elsewhere', async () => {
  const { field } = await openFilter();
  await userEvent.type(field, 'x{Enter}');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(field).toHaveValue('');
});
