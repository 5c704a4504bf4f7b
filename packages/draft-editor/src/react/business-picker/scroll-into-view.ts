/** Scrolls as little as needed to show an element; does nothing without layout, as in jsdom. */
export function scrollIntoView(element: Element | null | undefined): void {
  if (typeof element?.scrollIntoView !== 'function') return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
