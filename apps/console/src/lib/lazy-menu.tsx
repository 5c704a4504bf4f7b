import {
  cloneElement,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
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

/** A button whose menu is fetched when it is first needed. Opened by a key, it begins at its first item. */
export function LazyMenu<Module>({
  load,
  trigger,
  opens = 'menu',
  opensOnHover = false,
  children,
}: LazyMenuProps<Module>) {
  const [loaded, setLoaded] = useState<{ module: Module; openedBy: OpenedBy }>();
  const hover = useDelay();
  if (loaded) {
    return (
      <>
        {children(loaded.module, trigger, loaded.openedBy)}
        {loaded.openedBy === 'key' && <FirstItemFocus />}
      </>
    );
  }
  // a failed download leaves the button as it is: the next press tries again
  const preload = () => void load().catch(() => undefined);
  const open = (openedBy: OpenedBy) =>
    void load().then(
      (module) => setLoaded({ module, openedBy }),
      () => undefined,
    );
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
    onClick: (event) => open(event.detail === 0 ? 'key' : 'press'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open('key');
    },
  });
}

/**
 * Hands the focus of a menu that is just opening on to its first item. Radix does that for a key that it has seen
 * itself; the key that fetched the menu came before it.
 */
function FirstItemFocus() {
  useLayoutEffect(() => {
    const handOn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target.role !== 'menu') return;
      const item = target.querySelector('[role^=menuitem]:not([data-disabled])');
      if (item instanceof HTMLElement) item.focus();
    };
    document.addEventListener('focusin', handOn, { once: true });
    return () => document.removeEventListener('focusin', handOn);
  }, []);
  return null;
}
