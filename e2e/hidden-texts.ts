import type { Page } from '@playwright/test';

/**
 * Scroll containers with visually hidden texts that are positioned relative to an outer element: such a text stays in place while its
 * container scrolls, and lengthens the page. A `relative` container prevents this. Runs inside the page.
 */
export const strayHiddenTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** The nearest scroll container below the page's own, unless an element in between is positioned. */
    const strayFrom = (text: Element): Element | null => {
      for (
        let around = text.parentElement;
        around && around.tagName !== 'MAIN';
        around = around.parentElement
      ) {
        const { position, overflowX, overflowY } = getComputedStyle(around);
        if (position !== 'static') return null;
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`)) return around;
      }
      return null;
    };
    const containers = Array.from(document.querySelectorAll('main .sr-only'), strayFrom);
    return [...new Set(containers.flatMap((container) => (container ? [container.className] : [])))];
  });
