import { expect, type Page } from '@playwright/test';
import type { Words } from '../words';

/** A page with something open on it. */
export interface OpenState {
  name: string;
  path: string;
  /** Opens it as a user does; `isWide` is the layout. */
  open: (page: Page, words: Words, isWide: boolean) => Promise<void>;
  /** Set if only one of the layouts has it. */
  only?: 'wide' | 'narrow';
}

/** Presses the first button with a name. */
export const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name })
    .first()
    .click();

/** Selects an item of the open menu. */
export const choose = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true }).click();

/** Waits for a dialog. */
export const isOpen = (page: Page) =>
  expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
