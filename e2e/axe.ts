import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { rememberContrast } from '../tools/axe-contrast';

/** One element that breaks one rule. */
export interface Violation {
  rule: string;
  /** A selector of the element, and its first characters. */
  element: string;
  /** The problem, as worded by axe. */
  why: string;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * The violations that axe finds on the current page. Runs inside the page: the usual builder also collects passes, and opens another
 * page for each scan, which takes several times as long. `within` selects the part to scan.
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
