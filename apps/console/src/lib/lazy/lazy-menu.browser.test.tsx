import { Menu, MenuContent, MenuItem, MenuTrigger } from '@meridian/ui';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LazyMenu, type LazyMenuParts } from './lazy-menu';
import { lazyWithPreload, whenIdle } from './lazy-with-preload';

function Fruit({ trigger, defaultOpen }: LazyMenuParts) {
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent>
        <MenuItem>Apple</MenuItem>
        <MenuItem>Pear</MenuItem>
      </MenuContent>
    </Menu>
  );
}

const button = page.getByRole('button', { name: 'Fruit' });
const menu = page.getByRole('menu');
function startDownload() {
  let resolve: (menu: typeof Fruit) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<typeof Fruit>((onDone, onFailed) => {
    resolve = onDone;
    reject = onFailed;
  });
  return { promise, resolve, reject };
}
let download = startDownload();
const load = vi.fn(() => download.promise);

beforeEach(async () => {
  download = startDownload();
  load.mockClear();
  const LazyFruit = lazyWithPreload(load);
  await render(
    <>
      <LazyMenu preload={LazyFruit.preload} trigger={<button type="button">Fruit</button>}>
        {(parts) => <LazyFruit {...parts} />}
      </LazyMenu>
      <button type="button">Next</button>
    </>,
  );
});

/** Waits until the code is loaded: then Radix marks on the button whether its menu is open. */
async function arrive() {
  download.resolve(Fruit);
  await expect.element(button).toHaveAttribute('data-state');
}

it('is fetched before it is opened', async () => {
  await expect.poll(() => load).toHaveBeenCalled();
  await arrive();
  await expect.element(menu).not.toBeInTheDocument();
});

it('is fetched when the browser is idle, or after a second if it never is', async () => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const end = performance.now() + 20;
    while (performance.now() < end);
    port2.postMessage('next');
  };
  onTestFinished(() => port1.close());
  port2.postMessage('first');
  const run = vi.fn();
  onTestFinished(whenIdle(run));
  await expect.poll(() => run).toHaveBeenCalled();
});

it.each(['{Enter}', ' ', '{ArrowDown}'])('begins at its first item when opened by %j', async (key) => {
  await arrive();
  button.element().focus();
  await userEvent.keyboard(key);
  await expect.element(page.getByRole('menuitem', { name: 'Apple' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveFocus();
});

it.each(['{Enter}', ' ', '{ArrowDown}'])('opens once it is loaded if %j was pressed before', async (key) => {
  button.element().focus();
  await userEvent.keyboard(key);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await arrive();
  await expect.element(menu).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('menuitem', { name: 'Apple' })).toHaveFocus();
});

it('opens once it is loaded if the button was clicked before', async () => {
  await button.click();
  await arrive();
  await expect.element(menu).toBeVisible();
});

it.each(['{Escape}', '{Tab}'])('stays closed if %s was pressed before it was loaded', async (key) => {
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard(key);
  await arrive();
  await expect.element(menu).not.toBeInTheDocument();
});

it('leaves the focus on its button when it is loaded', async () => {
  button.element().focus();
  await arrive();
  await expect.element(button).toHaveFocus();
});

it('is fetched again by the next click after a failed download', async () => {
  button.element().focus();
  download.reject(new TypeError('offline'));
  await userEvent.keyboard('{Enter}');
  await expect.element(menu).not.toBeInTheDocument();
  download = startDownload();
  await userEvent.keyboard('{Enter}');
  await arrive();
  await expect.element(menu).toBeVisible();
});
