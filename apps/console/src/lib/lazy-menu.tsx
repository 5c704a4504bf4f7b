import {
  cloneElement,
  useLayoutEffect,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';

/** A button, for the menu, popover or sheet that belongs to it. */
export type Trigger = ReactElement<ComponentProps<'button'>>;

export interface LazyMenuProps<Module> {
  /** Fetches the menu's module; starts when the pointer or the focus reaches the button. */
  load: () => Promise<Module>;
  /** The button. */
  trigger: Trigger;
  opens?: 'menu' | 'dialog';
  /** The menu with its button; it opens itself when it is first drawn. */
  children: (module: Module, trigger: Trigger) => ReactNode;
}

/** A button whose menu is fetched when it is first needed. Opened by a key, it begins at its first item. */
export function LazyMenu<Module>({ load, trigger, opens = 'menu', children }: LazyMenuProps<Module>) {
  const [loaded, setLoaded] = useState<{ module: Module; isByKey: boolean }>();
  if (loaded) {
    return (
      <>
        {children(loaded.module, trigger)}
        {loaded.isByKey && <FirstItemFocus />}
      </>
    );
  }
  // a failed download leaves the button as it is: the next press tries again
  const preload = () => void load().catch(() => undefined);
  const open = (isByKey: boolean) =>
    void load().then(
      (module) => setLoaded({ module, isByKey }),
      () => undefined,
    );
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    // a click without a press of the pointer comes from a key
    onClick: (event) => open(event.detail === 0),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open(true);
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
