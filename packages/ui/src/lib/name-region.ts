/**
 * Turns the box in which Radix places a menu or list into a region with the name of the menu. The box is at the end of
 * the body, outside every landmark, where landmark navigation would miss it.
 *
 * Shape:  a ref of the overlay's content, which needs an `aria-label` or `aria-labelledby`.
 */
export function nameRegion(content: HTMLElement | null): void {
  const box = content?.parentElement;
  if (!content || !box) return;
  for (const name of ['aria-label', 'aria-labelledby'] as const) {
    const value = content.getAttribute(name);
    if (value === null) continue;
    // browsers ignore a region without a name
    box.setAttribute('role', 'region');
    box.setAttribute(name, value);
  }
}
