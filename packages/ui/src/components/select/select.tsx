import * as Radix from '@radix-ui/react-select';
import { cva } from 'class-variance-authority';
import { type ReactNode, type Ref, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { CheckIcon, ChevronDownIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { moveAtOnce } from '../../lib/move-at-once';
import { nameRegion } from '../../lib/name-region';
import { menuItem, menuSurface } from '../menu/styles';

const trigger = cva(
  [
    'inline-flex h-ctl min-w-0 items-center justify-between gap-2 rounded-sm border bg-surface px-ctl text-ctl',
    'text-fg-1 transition-colors outline-none data-placeholder:text-fg-3',
    'disabled:cursor-not-allowed disabled:border-line-2 disabled:bg-sunken disabled:text-fg-disabled',
  ],
  {
    variants: {
      appearance: {
        form: 'w-full border-line-control focus-visible:border-accent focus-visible:shadow-[0_0_0_3px_var(--meridian-accent-bg-2)] data-[state=open]:border-accent aria-invalid:border-bad-solid',
        quiet:
          'border-line-2 font-medium shadow-raised hover:border-line-3 hover:bg-hover focus-ring data-[state=open]:border-accent',
      },
    },
  },
);

export interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  isDisabled?: boolean;
}

export interface SelectProps<Value extends string> {
  /** In the order of the list. */
  options: readonly SelectOption<Value>[];
  /** The selected option; undefined for none. */
  value: Value | undefined;
  /** Called with the option that the user selects. */
  onValueChange: (value: Value) => void;
  /** Shown while no option is selected. */
  placeholder?: string;
  /** `form` with the strong border (inside a `Field`), `quiet` for toolbars. */
  appearance?: 'form' | 'quiet';
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  /** Names a select without a visible label. */
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** One of many options in a list that opens. Typing moves to an option. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder,
  appearance = 'form',
  disabled = false,
  required = false,
  className,
  ...control
}: SelectProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((each) => each.value === chosen);
    if (option) onValueChange(option.value);
  };
  const [isOpen, setIsOpen] = useState(false);
  const text = useRef<HTMLSpanElement>(null);
  useReadablePage(text, isOpen);
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={choose}
      open={isOpen}
      onOpenChange={setIsOpen}
      disabled={disabled}
      required={required}
    >
      <Radix.Trigger {...control} data-scope-ui="" className={cn(trigger({ appearance }), className)}>
        <span ref={text} className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <ChevronDownIcon className="size-3.5 text-fg-3" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          ref={nameList}
          onKeyDownCapture={moveAtOnce}
          data-scope-ui=""
          data-elevated=""
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className={cn(
            menuSurface,
            'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
          )}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.isDisabled}
                className={menuItem}
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="ml-auto">
                  <CheckIcon className="size-4 text-accent-fg!" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Gives the open list the name of its button, which Radix does not. */
function nameList(list: HTMLElement | null): void {
  if (!list) return;
  const buttons = [...document.querySelectorAll('[aria-controls]')];
  const button = buttons.find((each) => each.getAttribute('aria-controls') === list.id);
  if (!(button instanceof HTMLButtonElement)) return;
  const name = button.getAttribute('aria-label') ?? button.labels[0]?.textContent;
  if (name) list.setAttribute('aria-label', name);
  nameRegion(list);
}

/**
 * Keeps the page around `inside` accessible while a list of Radix is open. Radix would hide it with its landmarks, its
 * headings and the button of the list, although its controls can still take the focus.
 */
function useReadablePage(inside: RefObject<HTMLElement | null>, isOpen: boolean): void {
  // before the effect in which Radix hides everything except live regions
  useLayoutEffect(() => {
    let part: Element | null = isOpen ? inside.current : null;
    while (part?.parentElement && part.parentElement !== document.body) part = part.parentElement;
    if (!part || part.hasAttribute('aria-live')) return;
    const page = part;
    page.setAttribute('aria-live', 'off');
    return () => page.removeAttribute('aria-live');
  }, [inside, isOpen]);
}
