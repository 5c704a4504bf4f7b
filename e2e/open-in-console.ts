import type { Page } from '@playwright/test';

/** Opens another page of a console that is open, without loading the console again. */
export const openInConsole = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
