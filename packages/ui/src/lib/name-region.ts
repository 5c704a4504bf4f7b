/**
 * Makes the box in which Radix places a menu or list a region of the page with the menu's own name. It stands at the end
 * of the body, outside every landmark, where somebody who goes from landmark to landmark would miss it.
 *
 * Shape:  a ref of the overlay's content, which needs an `aria-label` or `aria-labelledby`.
 */
export function nameRegion(content: HTMLElement | null): void {
  const box = content?.parentElement;
  if (!content || !box) return;
  for (const name of ['aria-label', 'aria-labelledby'] as const) {
    const value = content.getAttribute(name);
    if (value === null) continue;
    // a region without a name is none
    box.setAttribute('role', 'region');
    box.setAttribute(name, value);
  }
}
