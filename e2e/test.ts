import { expect, test as base, type BrowserContext, type ConsoleMessage } from '@playwright/test';

interface Fixtures {
  /** What pages did against their security headers. A test that causes some removes them. */
  violations: string[];
}

/** Playwright's test, which fails if a page of any of its contexts violates its security headers. */
export const test = base.extend<Fixtures>({
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const onConsole = (message: ConsoleMessage) => {
        if (/permissions[- ]policy|content security policy/i.test(message.text()))
          violations.push(message.text());
      };
      const contexts = new Set<BrowserContext>();
      const watch = (context: BrowserContext) => {
        contexts.add(context.on('console', onConsole));
      };
      browser.contexts().forEach(watch);
      browser.on('context', watch);
      await use(violations);
      browser.off('context', watch);
      for (const context of contexts) context.off('console', onConsole);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});
