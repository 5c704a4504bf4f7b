import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { demoUser } from '../../../testing/demo/demo-accounts';
import { draftResponses } from '../../../testing/demo/demo-drafts';
import { fakeServer } from '../../../testing/fake-server';
import { renderPage } from '../../../testing/render-page';
import { NewDraftPage } from '../create/new-draft-page';
import { openEditor } from './testing/open-editor';

const open = (userId: string) =>
  openEditor(fakeServer(draftResponses(false)).api, { userId, part: 'keyword' });
const press = (name: RegExp | string) => page.getByRole('button', { name }).first().click();
const field = (name: RegExp | string) => page.getByRole('textbox', { name });

async function openChange() {
  const box = page.getByRole('grid').getByRole('checkbox', { name: 'Select row 1' });
  if (!(box.element() as HTMLInputElement).checked) await box.click();
  await press(/^Change 1 row/);
  return field('Value');
}

async function openReason() {
  await press('All errors, warnings and advice');
  await press(/^Waive/);
  return field(/^Reason/);
}

it('restores the text typed in a panel or a dialog after it, or the page, was closed by accident', async () => {
  const userId = crypto.randomUUID();
  const { unmount } = await open(userId);
  await press('Find and replace');
  await field('Find').fill('滑雪');
  await field('Replace with').fill('双板');
  await userEvent.keyboard('{Escape}');
  await (await openChange()).fill('二世谷');
  await userEvent.keyboard('{Escape}');
  await (await openReason()).fill('The lawyers have approved it');
  await userEvent.keyboard('{Escape}');
  await press(/^Waive/);
  await expect.element(field(/^Reason/)).toHaveValue('The lawyers have approved it');
  await unmount();

  await open(userId);
  // it is not a value of the draft
  await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect.element(page.getByText('you typed isn’t saved')).not.toBeInTheDocument();
  await press('Find and replace');
  await expect.element(field('Find')).toHaveValue('滑雪');
  await expect.element(field('Replace with')).toHaveValue('双板');
  await expect.element(await openChange()).toHaveValue('二世谷');
  // used or cancelled texts are not restored
  await press('Apply');
  await expect.element(await openChange()).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(await openReason()).toHaveValue('The lawyers have approved it');
  await press('Cancel');
  await press(/^Waive/);
  await expect.element(field(/^Reason/)).toHaveValue('');
});

it('restores the name of a new draft after the page was closed, until it is cancelled', async () => {
  const userId = crypto.randomUUID();
  const show = () =>
    renderPage(
      <NewDraftPage
        userId={userId}
        accounts={demoUser('en', []).accounts}
        accountId={undefined}
        onCreated={() => {}}
        onCancel={() => {}}
      />,
      fakeServer({}).api,
    );
  const name = field(/^Draft name/);
  const first = await show();
  await name.fill('Hokkaido winter');
  await first.unmount();
  const second = await show();
  await expect.element(name).toHaveValue('Hokkaido winter');
  await press('Cancel');
  await second.unmount();
  await show();
  await expect.element(name).toHaveValue('');
});
