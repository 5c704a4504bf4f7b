/**
 * Locks the page during a drag: one cursor everywhere and no text selection. The click that follows the release has no
 * effect, whether the drag ended in a drop or was cancelled.
 *
 * Shape:  returns a function to call once the drag has ended.
 */
export function lockPageDuringDrag(cursor: 'col-resize' | 'grabbing'): () => void {
  const { style } = document.body;
  const previous = { cursor: style.cursor, userSelect: style.userSelect };
  Object.assign(style, { cursor, userSelect: 'none' });
  swallowClick();
  return () => Object.assign(style, previous);
}

function swallowClick() {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  const swallow = (event: MouseEvent) => {
    // a click by keyboard or by a script
    if (event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, options);
  // not every release causes a click; the next press causes a separate one
  window.addEventListener('pointerdown', () => stop.abort(), options);
}
