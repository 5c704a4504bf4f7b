/** Which element is meant: the first, or the last, visible one with this role and name, or for a selector. */
export interface Target {
  role?: 'button' | 'link' | 'textbox' | 'combobox' | 'option' | 'menuitem' | 'treeitem' | 'radio' | 'row';
  css?: string;
  /** The whole name, or a pattern that it matches. */
  name?: string | RegExp;
  isLast?: boolean;
}

/** A target as JSON. */
export type SentTarget = Omit<Target, 'name'> & { pattern?: string };

export interface FoundElement {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether a pointer in its middle would reach it. */
  isReachable: boolean;
  text: string;
}

/** Runs in the page: an element, scrolled into view; null if none is visible. */
export function findInPage(target: SentTarget): FoundElement | null {
  const native: Record<string, string> = {
    button: 'button:not([role]), summary',
    link: 'a[href]:not([role])',
    textbox: 'input:not([role], [type=checkbox], [type=radio]), textarea:not([role])',
    combobox: 'select',
    option: 'option',
    radio: 'input[type=radio]',
    row: 'tr',
  };
  const { role, css, pattern, isLast = false } = target;
  const selector = css ?? [`[role="${role}"]`, native[role ?? '']].filter(Boolean).join();
  const nameOf = (element: Element): string => {
    const labelled = element.getAttribute('aria-labelledby');
    if (labelled !== null)
      return labelled
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ');
    const own = element.getAttribute('aria-label') ?? element.getAttribute('title');
    if (own !== null) return own;
    const labels = 'labels' in element ? (element as HTMLInputElement).labels : null;
    return labels?.[0]?.textContent ?? element.textContent;
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const matches = [...document.querySelectorAll(selector)].filter(
    (element) =>
      isVisible(element) && (pattern === undefined || new RegExp(pattern, 'u').test(nameOf(element).trim())),
  );
  const found = isLast ? matches.at(-1) : matches[0];
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = found.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  return {
    x,
    y,
    width,
    height,
    isReachable: hit !== null && (found.contains(hit) || hit.contains(found)),
    text: found instanceof HTMLInputElement ? found.value : found.textContent,
  };
}

/** Runs in the page: its state while it changes; the same twice means that it is complete. */
export function describePage(): string {
  const busy = '[aria-busy="true"], [role="progressbar"]:not([aria-valuenow])';
  if (document.querySelector(busy) || !document.querySelector('main')) return 'busy';
  const heads = [...document.querySelectorAll('[role="columnheader"]')];
  const widths = heads.map((head) => head.getBoundingClientRect().width);
  return [document.querySelectorAll('*').length, ...widths].join();
}

/** Runs in the page: the focused element, or the active cell of a focused grid. */
export function describeFocus(): { role: string; name: string; text: string } {
  const holder = document.activeElement;
  const marked = document.getElementById(holder?.getAttribute('aria-activedescendant') ?? '');
  // options are also marked, but the field that filters them has the focus
  const active = marked?.matches('[role=gridcell], [role=columnheader]') ? marked : holder;
  // a page without a focus would have every name
  if (active === document.body) return { role: '', name: '', text: '' };
  return {
    role: active?.getAttribute('role') ?? active?.tagName.toLowerCase() ?? '',
    name: active?.getAttribute('aria-label') ?? active?.textContent.trim() ?? '',
    text: active instanceof HTMLInputElement ? active.value : (active?.textContent ?? '').trim(),
  };
}
