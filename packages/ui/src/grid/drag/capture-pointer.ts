/** Sends the events of a pointer to an element. Without pointer capture, as in jsdom, `window` still receives them. */
export function capturePointer(element: Element, pointerId: number): void {
  if (typeof element.setPointerCapture === 'function') element.setPointerCapture(pointerId);
}
