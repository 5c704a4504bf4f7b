import {
  cloneElement,
  useState,
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import type * as OpenedKeys from './opened-by-key';
import { useDelay } from './use-delay';

/** A button, for the menu, popover or sheet that belongs to it. */
export type Trigger = ReactElement<ComponentProps<'button'>>;

export type OpenedBy = 'key' | 'press' | 'hover';

/** How long a mouse rests on a button before its menu opens, in milliseconds. */
export const hoverDelayMs = 120;

export interface LazyMenuProps<Module> {
  /** Fetches the menu's module; starts when the pointer or the focus reaches the button. */
  load: () => Promise<Module>;
  /** The button. */
  trigger: Trigger;
  opens?: 'menu' | 'dialog';
  /** A mouse that rests on the button opens the menu, too. */
  opensOnHover?: boolean;
  /** The menu with its button; it opens itself when it is first drawn: by a press, or because a mouse rests on it. */
  children: (module: Module, trigger: Trigger, openedBy: OpenedBy) => ReactNode;
}

let keys: typeof OpenedKeys | undefined;
const loadKeys = async () => (keys = await import('./opened-by-key'));

/**
 * A button whose menu is fetched when it is first needed. Opened by a key, it begins at its first item, and gets what was
 * typed while it was on its way.
 */
export function LazyMenu<Module>({
  load,
  trigger,
  opens = 'menu',
  opensOnHover = false,
  children,
}: LazyMenuProps<Module>) {
  const [loaded, setLoaded] = useState<{ module: Module; openedBy: OpenedBy; start?: ReactNode }>();
  const hover = useDelay();
  if (loaded) {
    return (
      <>
        {children(loaded.module, trigger, loaded.openedBy)}
        {loaded.start}
      </>
    );
  }
  // a failed download leaves the button as it is: the next press tries again
  const preload = () => void Promise.all([load(), loadKeys()]).catch(() => undefined);
  const open = (openedBy: Exclude<OpenedBy, 'key'>) =>
    void load().then(
      (module) => setLoaded({ module, openedBy }),
      () => undefined,
    );
  const openByKey = () => {
    const held = keys?.holdKeys();
    void Promise.all([load(), loadKeys()]).then(
      ([module, { OpenedByKey }]) => {
        if (!held?.signal.aborted) setLoaded({ module, openedBy: 'key', start: <OpenedByKey keys={held} /> });
      },
      () => held?.stop(),
    );
  };
  const rest = ({ pointerType }: PointerEvent) => {
    preload();
    if (opensOnHover && pointerType === 'mouse') hover.later(() => open('hover'), hoverDelayMs);
  };
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: rest,
    onPointerLeave: hover.cancel,
    onFocus: preload,
    // a click without a press of the pointer comes from a key
    onClick: (event) => (event.detail === 0 ? openByKey() : open('press')),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      openByKey();
    },
  });
}
