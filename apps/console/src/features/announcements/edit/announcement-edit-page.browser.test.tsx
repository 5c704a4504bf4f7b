import { expect, it, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { useUnsavedDrafts } from '../../../lib/drafts/unsaved-drafts';
import {
  announcement,
  button,
  dialog,
  id,
  newId,
  notices,
  open,
  serverWith,
  show,
  tab,
  text,
  title,
  startAnew,
} from '../testing/render-editor';

startAnew();

it('saves, shows the time, and has nothing left to store', async () => {
  const { server } = await open();
  await expect.element(page.getByText('Saved 09:20')).toBeVisible();
  await title().fill('Planned maintenance on November 22');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  expect(Object.keys(useUnsavedDrafts.getState().drafts)).toEqual([`announcement:${id}`]);
  await button('Save draft').click();
  await expect.element(page.getByText('Saved 09:20')).toBeVisible();
  expect(server.saved()).toMatchObject([
    { id, version: 3, texts: { en: { title: 'Planned maintenance on November 22' } } },
  ]);
  expect(useUnsavedDrafts.getState().drafts).toEqual({});
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Planned maintenance on November 22');
});

it('keeps typed text while the page is closed', async () => {
  const server = serverWith(announcement());
  await show(server);
  await title().fill('Half a title');
  await cleanup();
  await show(server);
  await expect.element(title()).toHaveValue('Half a title');
  await expect.element(page.getByText('Not saved yet')).toBeVisible();
  expect(server.saved()).toEqual([]);
});

it('gives a new one its address, and keeps text typed while it is saved', async () => {
  const server = serverWith(announcement());
  const { router } = await show(server, { isNew: true });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('New announcement');
  await title().fill('News');
  await text().click();
  await userEvent.keyboard('Something new');
  await button('Save draft').click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ id: newId }));
  expect(server.saved()).toMatchObject([{ texts: { en: { title: 'News', text: '<p>Something new</p>' } } }]);
  expect(server.saved()[0]).not.toHaveProperty('version');
  await expect.element(title()).toHaveValue('News');
  await title().fill('More news');
  await button('Save draft').click();
  await vi.waitFor(() => expect(server.saved()[1]).toMatchObject({ id: newId, version: 1 }));
  expect(useUnsavedDrafts.getState().drafts).toEqual({});
});

it('is one announcement when the response to its first save is lost', async () => {
  let isLost = true;
  const server = serverWith(announcement(), {
    '/announcement/save': () => {
      if (!isLost) return { data: announcement({ id: newId, version: 1 }) };
      isLost = false;
      return { code: 503, message: 'away' };
    },
  });
  await show(server, { isNew: true });
  await title().fill('News');
  await button('Save draft').click();
  await vi.waitFor(() => expect(server.saved()).toHaveLength(1));
  await expect.element(button('Save draft')).toBeEnabled();
  await button('Save draft').click();
  await vi.waitFor(() => expect(server.saved()).toHaveLength(2));
  const [first, second] = server.saved();
  expect(first).toMatchObject({ id: expect.any(String) as string });
  expect(second).toEqual(first);
});

it('loses nothing when another user has changed it: the user takes that version or saves a new one', async () => {
  const theirs = announcement({
    version: 4,
    texts: { ...announcement().texts, en: { title: 'Theirs', text: '<p>x</p>', filledFrom: null } },
  });
  let isStale = true;
  const server = serverWith(announcement(), {
    '/announcement/save': () =>
      isStale ? { code: 409, message: 'changed' } : { data: { ...theirs, id: newId, version: 1 } },
  });
  const { router } = await show(server);
  await title().fill('Mine');
  server.become(theirs);
  await button('Save draft').click();
  await expect.element(dialog()).toHaveTextContent('Someone else has changed this announcement');
  await dialog().getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(title()).toHaveValue('Mine');

  await button('Save draft').click();
  isStale = false;
  await dialog().getByRole('button', { name: 'Save mine as new' }).click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ id: newId }));
  expect(server.saved().at(-1)).toMatchObject({ texts: { en: { title: 'Mine' } } });
  expect(server.saved().at(-1)).not.toHaveProperty('version');
});

it("loads another user's version on demand", async () => {
  const theirs = announcement({
    version: 4,
    texts: { ...announcement().texts, en: { title: 'Theirs', text: '<p>x</p>', filledFrom: null } },
  });
  const server = serverWith(announcement(), {
    '/announcement/save': () => ({ code: 409, message: 'changed' }),
  });
  await show(server);
  await title().fill('Mine');
  server.become(theirs);
  await button('Save draft').click();
  await dialog().getByRole('button', { name: 'Load the latest version' }).click();
  await expect.element(title()).toHaveValue('Theirs');
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(useUnsavedDrafts.getState().drafts).toEqual({});
});

it('requires every text to be confirmed before it publishes', async () => {
  const { server } = await open({
    texts: { ...announcement().texts, tw: { title: '系統維護', text: '<p>唯讀</p>', filledFrom: 'cn' } },
  });
  await button('Publish').click();
  await expect.element(dialog()).toHaveTextContent('Traditional Chinese was copied from another language');
  await dialog().getByRole('button', { name: 'Show Traditional Chinese' }).click();
  await expect.element(tab(/繁體中文/)).toHaveAttribute('aria-selected', 'true');
  await button('Mark as reviewed').click();
  await button('Publish').click();
  await expect.element(dialog()).toHaveTextContent('It will be sent to 8 users now.');
  expect(server.saved()).toMatchObject([{ texts: { tw: { filledFrom: null } } }]);
  expect(server.bodiesOf('/announcement/publish')).toEqual([]);
  await dialog().getByRole('button', { name: 'Publish' }).click();
  await expect
    .element(page.getByText('Published. Readers: 0 of 8. To edit it, withdraw it first.'))
    .toBeVisible();
  expect(server.bodiesOf('/announcement/publish')).toEqual([{ id, version: 4 }]);
  await vi.waitFor(() => expect(notices()).toEqual(['Announcement published']));
});

it('publishes nothing without English', async () => {
  await open({ texts: { ...announcement().texts, en: { title: '', text: '', filledFrom: null } } });
  await button('Publish').click();
  await expect.element(dialog()).toHaveTextContent('Add the English text');
});

it("says on which day it is published, in the account's time zone", async () => {
  const { server } = await open();
  const time = page.getByRole('textbox', { name: 'Publish time' });
  await expect.element(time).toHaveAccessibleDescription('Time in China Standard Time (UTC+8)');
  await time.fill('2026-13-01 10:00');
  await userEvent.tab();
  await expect.element(time).toHaveAccessibleDescription('Enter a time such as 2026-11-21 10:00');
  await time.fill('2026-01-05 10:00');
  await userEvent.tab();
  await expect
    .element(time)
    .toHaveAccessibleDescription('This time has passed, so the announcement will be published immediately.');
  await time.fill('2026-12-24 18:30');
  await userEvent.tab();
  await button('Publish').click();
  await expect
    .element(dialog())
    .toHaveTextContent('It will be sent to 8 users on 2026-12-24 18:30, China Standard Time (UTC+8).');
  expect(server.saved()).toMatchObject([{ publishTime: '2026-12-24T10:30:00.000Z' }]);
});

it('sends the typed text as a test, to the user', async () => {
  const { server } = await open();
  await page.getByRole('switch', { name: 'Pop-up: Once per user' }).click();
  await button('Send me a test').click();
  await vi.waitFor(() => expect(server.bodiesOf('/announcement/test')).toEqual([{ id }]));
  expect(server.saved()).toMatchObject([{ hasPopup: false }]);
  await vi.waitFor(() => expect(notices()).toEqual(['Test sent']));
});

it('is read-only while published, until it is withdrawn', async () => {
  await open({ state: 'published', readers: 5 });
  await expect.element(title()).toHaveAttribute('readonly');
  await expect.element(text()).toHaveAttribute('contenteditable', 'false');
  await expect.element(button('Publish')).not.toBeInTheDocument();
  await button('Withdraw').click();
  await dialog().getByRole('button', { name: 'Withdraw' }).click();
  await expect.element(button('Publish')).toBeVisible();
  await title().fill('Changed');
  await text().click();
  await userEvent.keyboard('More');
  await expect.element(text()).toHaveTextContent('More');
});

it('keeps typed text if another user has published it meanwhile', async () => {
  const server = serverWith(announcement());
  await show(server);
  await title().fill('Mine');
  await cleanup();
  server.become(announcement({ state: 'published', version: 4 }));
  const { router } = await show(server);
  await expect.element(title()).toHaveValue('Planned maintenance');
  await expect.element(page.getByText('You have unsaved changes here.')).toBeVisible();
  await button('Save mine as new').click();
  await vi.waitFor(() => expect(router.state.location.search).toEqual({ id: newId }));
  expect(server.saved()).toMatchObject([{ texts: { en: { title: 'Mine' } } }]);
});

it('shows errors and keeps typed text', async () => {
  await open({}, { '/announcement/save': () => ({ code: 500, message: 'broken' }) });
  await title().fill('Mine');
  await button('Save draft').click();
  await vi.waitFor(() => expect(notices()).toEqual(['Couldn’t save the draft']));
  await expect.element(title()).toHaveValue('Mine');
});

it('does not send a text that is too long', async () => {
  const { server } = await open();
  await title().fill('x'.repeat(61));
  await expect.element(title()).toHaveAccessibleDescription('Shorten the title to 60 characters or fewer');
  await button('Save draft').click();
  await expect.element(dialog()).toHaveTextContent('English: shorten the title or the text.');
  expect(server.saved()).toEqual([]);
});

it('says that it cannot be loaded, or no longer exists', async () => {
  let code = 404;
  await open({}, { '/announcement/detail': () => ({ code, message: 'no' }) });
  await expect.element(page.getByText('This announcement no longer exists')).toBeVisible();
  await cleanup();
  code = 403;
  await open({}, { '/announcement/detail': () => ({ code, message: 'no' }) });
  await expect.element(page.getByText('Couldn’t load the announcement')).toBeVisible();
});
