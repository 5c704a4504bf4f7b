/** Keys that are typed before their menu is there. */
export interface HeldKeys {
  /** What was typed and not handed on yet. */
  typed: KeyboardEvent[];
  /** True while one is handed on. */
  isPassing: boolean;
  /** Aborted when nothing is held any more: the keys are handed on, or somebody has turned to something else. */
  signal: AbortSignal;
  stop: () => void;
}

/** No menu keeps the keyboard for longer, milliseconds. */
const maxMs = 5_000;
const isForMenu = (key: string) => key.length === 1 || /^(Arrow|Page|Home|End|Enter|Escape)/.test(key);

/** Holds what is typed from now on for a menu that is on its way. Escape, Tab and a press of the pointer call it off. */
export function holdKeys(): HeldKeys {
  const holding = new AbortController();
  const stop = () => holding.abort();
  const signal = AbortSignal.any([holding.signal, AbortSignal.timeout(maxMs)]);
  const held: HeldKeys = { typed: [], isPassing: false, signal, stop };
  const hold = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Tab') stop();
    if (held.isPassing || event.ctrlKey || event.metaKey || event.altKey || !isForMenu(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === 'Escape') stop();
    // a key that is held down has asked for the menu
    else if (!event.repeat) held.typed.push(event);
  };
  addEventListener('keydown', hold, { capture: true, signal });
  addEventListener('pointerdown', stop, { capture: true, signal });
  return held;
}
