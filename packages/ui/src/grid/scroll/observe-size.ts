/**
 * Calls `onResize` when the size of an element changes, until the returned function is called. Without `ResizeObserver`, as in jsdom,
 * sizes never change.
 */
export function observeSize(element: Element, onResize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onResize);
  observer.observe(element);
  return () => observer.disconnect();
}
