/**
 * While something is dragged: one pointer all over the page, and no text is selected. The click that the release makes
 * is nobody's, whether what was dragged has been dropped by then or put back.
 *
 * Shape:  what to call once the drag has ended.
 */
export function lockPageDuringDrag(cursor: 'col-resize' | 'grabbing'): () => void {
  const { style } = document.body;
  const before = { cursor: style.cursor, userSelect: style.userSelect };
  Object.assign(style, { cursor, userSelect: 'none' });
  swallowClick();
  return () => Object.assign(style, before);
}

function swallowClick() {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const swallow = (event: MouseEvent) => {
    // a click of the keyboard or of a script
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, options);
  // not every release makes a click; the next press makes one of its own
  window.addEventListener('pointerdown', () => stop.abort(), options);
}
