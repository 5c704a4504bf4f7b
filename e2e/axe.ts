import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { rememberContrast } from '../tools/axe-contrast';

/** One element that breaks one rule. */
export interface Violation {
  rule: string;
  /** A selector of the element, and how it begins. */
  element: string;
  /** What is wrong with it, in the words of axe. */
  why: string;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe finds on a page as it stands. Runs inside the page: the usual builder collects what passes, too, and opens
 * another page for each scan, which takes several times as long. `within` selects what is scanned.
 */
export async function violations(page: Page, within = 'html'): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
    await page.evaluate(rememberContrast);
  }
  return page.evaluate(async (selector) => {
    const found = await window.axe.run(selector, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
    });
    return found.violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, html, any, all, none }) => ({
        rule: id,
        element: `${target.join(' ')} ${html.slice(0, 120)}`,
        why: [...any, ...all, ...none][0]?.message ?? help,
      })),
    );
  }, within);
}
