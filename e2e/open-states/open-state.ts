import { expect, type Page } from '@playwright/test';
import type { Words } from '../words';

/** A page with something open on it. */
export interface OpenState {
  name: string;
  path: string;
  /** Opens it as a user does; `isWide` is the layout. */
  open: (page: Page, words: Words, isWide: boolean) => Promise<void>;
  /** Only one of the layouts has it. */
  only?: 'wide' | 'narrow';
}

/** Presses the first button of a name. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

/** Chooses from the menu that is open. */
export const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();

/** Waits for a dialog. */
export const isOpen = (page: Page) =>
  expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
