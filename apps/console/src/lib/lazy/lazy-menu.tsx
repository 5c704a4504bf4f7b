import {
  cloneElement,
  Suspense,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { useIdlePreload } from './lazy-with-preload';

/** A button that opens a menu, popover or sheet. */
export type Trigger = ReactElement<ComponentProps<'button'>>;

/** Props of a menu, popover or sheet with lazy code. */
export interface LazyMenuParts {
  /** The button, for Radix's trigger. */
  trigger: ReactElement;
  /** Whether the user clicked the button before the code was loaded. */
  defaultOpen: boolean;
  /** Whether the mouse was on the button when the menu took over: no further event reports it. */
  isHovered: boolean;
}

export interface LazyMenuProps {
  /** Fetches the code. Must stay the same function. */
  preload: () => Promise<unknown>;
  trigger: Trigger;
  opens?: 'menu' | 'dialog';
  /** The menu with its button. It is rendered closed, before it is first opened. */
  children: (parts: LazyMenuParts) => ReactNode;
}

/**
 * A button whose menu has separate code. The code is fetched when the browser is idle, or when the mouse or the focus reaches the
 * button; then the menu takes over. A click before that opens the menu as soon as it is loaded.
 */
export function LazyMenu({ preload, trigger, opens = 'menu', children }: LazyMenuProps) {
  const { isLoaded, load } = useIdlePreload(preload);
  const [isOpenWanted, setIsOpenWanted] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const { button, plainButton } = useFocusAcrossLoad(isLoaded);
  const open = async () => {
    setIsOpenWanted(true);
    // after a failed download the button stays unchanged: the next click retries
    if (!(await load())) setIsOpenWanted(false);
  };
  const plain = cloneElement(trigger, {
    ref: plainButton,
    'aria-haspopup': opens,
    'aria-expanded': false,
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'mouse') return;
      setIsHovered(true);
      void load();
    },
    onPointerLeave: () => setIsHovered(false),
    onFocus: () => void load(),
    onBlur: () => setIsOpenWanted(false),
    // not only on click: the menu may replace the button between pointer down and click
    onPointerDown: ({ button: pressed, ctrlKey, pointerType }) => {
      if (pressed === 0 && !ctrlKey && pointerType === 'mouse') void open();
    },
    onClick: () => void open(),
    onKeyDown: (event) => {
      if (event.key === 'Escape') setIsOpenWanted(false);
      if (event.key !== 'ArrowDown' || opens !== 'menu') return;
      event.preventDefault();
      void open();
    },
  });
  return (
    <Suspense fallback={plain}>
      {isLoaded
        ? children({ trigger: cloneElement(trigger, { ref: button }), defaultOpen: isOpenWanted, isHovered })
        : plain}
    </Suspense>
  );
}

/** Keeps the focus on the button when the menu's own button replaces the plain one. */
function useFocusAcrossLoad(isLoaded: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  const plainButton = useCallback((element: HTMLButtonElement | null) => {
    // runs before the button leaves the page
    return () => {
      hadFocus.current = element !== null && element === document.activeElement;
    };
  }, []);
  useLayoutEffect(() => {
    if (isLoaded && hadFocus.current) button.current?.focus();
  }, [isLoaded]);
  return { button, plainButton };
}
