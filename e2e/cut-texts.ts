import type { Page } from '@playwright/test';

/**
 * Texts on the page that are cut off: by an ellipsis, a limit of lines, the edge of an element that does not scroll, or the edge of the
 * window. Excludes elements with a `title`, which has the full text, and those that match `tolerated` selectors. Runs inside the page.
 */
export const cutTexts = (page: Page, tolerated: readonly string[]): Promise<string[]> =>
  page.evaluate((selectors) => {
    const found = new Set<string>();
    const isTolerated = (element: Element) => element.closest(['[title]', ...selectors].join()) !== null;
    const viewport = document.documentElement.clientWidth;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        continue;
      range.selectNodeContents(node);
      const { left, right, bottom, width } = range.getBoundingClientRect();
      if (width === 0 || isTolerated(parent)) continue;
      let isOpenSideways = true;
      let isOpenBelow = true;
      for (
        let around: Element | null = parent;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { display, overflowX, overflowY, position } = getComputedStyle(around);
        if (display === 'inline' || display === 'contents') continue;
        const box = around.getBoundingClientRect();
        // visually hidden
        if (box.width <= 1 && box.height <= 1) break;
        const isWider = right > box.right + 1 || left < box.left - 1;
        const isTaller = bottom > box.bottom + 3;
        const isCut: boolean =
          (isOpenSideways && isWider && /hidden|clip/.test(overflowX)) ||
          (isOpenBelow && isTaller && /hidden|clip/.test(overflowY));
        if (isCut) found.add(text);
        isOpenSideways &&= !isCut && !/auto|scroll/.test(overflowX);
        isOpenBelow &&= !isCut && !/auto|scroll/.test(overflowY);
        if (position === 'fixed') break;
        if (around.parentElement === document.body && isOpenSideways && right > viewport + 1) found.add(text);
      }
    }
    return [...found];
  }, tolerated);
