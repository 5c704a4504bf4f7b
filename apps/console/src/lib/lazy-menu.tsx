import { cloneElement, useState, type ComponentProps, type ReactElement, type ReactNode } from 'react';

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

/** A button whose menu is fetched when it is first needed. */
export function LazyMenu<Module>({ load, trigger, opens = 'menu', children }: LazyMenuProps<Module>) {
  const [loaded, setLoaded] = useState<{ module: Module }>();
  if (loaded) return children(loaded.module, trigger);
  // a failed download leaves the button as it is: the next press tries again
  const preload = () => void load().catch(() => undefined);
  const open = () =>
    void load().then(
      (module) => setLoaded({ module }),
      () => undefined,
    );
  return cloneElement(trigger, {
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: open,
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      open();
    },
  });
}
