import { MouseSensor, type MouseSensorOptions, type SensorProps } from '@dnd-kit/core';

/** Drags a link. Releasing it also causes a click, which must not open the page; the next click must. */
export class LinkMouseSensor extends MouseSensor {
  constructor(props: SensorProps<MouseSensorOptions>) {
    super({
      ...props,
      onStart: (coordinates) => {
        preventClick();
        props.onStart(coordinates);
      },
      onEnd: () => {
        props.onEnd();
        this.#passNextClick();
      },
    });
  }

  /**
   * The sensor hides clicks from React for 50 ms after a drop. The browser itself would follow the link of such a click, and load the
   * whole document.
   */
  #passNextClick(): void {
    // asserted: no public method removes these listeners
    const listeners = this['documentListeners'] as { removeAll: () => void };
    addEventListener('mousedown', listeners.removeAll, { capture: true, once: true });
  }
}

function preventClick(): void {
  const end = new AbortController();
  const options = { capture: true, signal: end.signal };
  addEventListener('click', (event) => event.preventDefault(), options);
  // the click follows immediately, if there is one
  addEventListener('mouseup', () => setTimeout(() => end.abort()), options);
  addEventListener('mousedown', () => end.abort(), options);
}
