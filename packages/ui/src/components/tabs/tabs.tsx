import * as Radix from '@radix-ui/react-tabs';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn';

export interface TabsProps<Value extends string> extends Omit<
  ComponentProps<typeof Radix.Root>,
  'value' | 'defaultValue' | 'onValueChange'
> {
  value: Value;
  onValueChange: (value: Value) => void;
  /** The values, in order. `onValueChange` receives only these. */
  values: readonly Value[];
}

/** Parts of a view, one of them visible: a `TabList` of `Tab`s, then a `TabPanel` for each. */
export function Tabs<Value extends string>({
  value,
  onValueChange,
  values,
  className,
  ...props
}: TabsProps<Value>) {
  return (
    <Radix.Root
      data-scope-ui=""
      data-scope-end=""
      {...props}
      value={value}
      onValueChange={(next) => {
        const known = values.find((each) => each === next);
        if (known !== undefined) onValueChange(known);
      }}
      className={className}
    />
  );
}

export interface TabListProps {
  /** Names the tabs. Already translated. */
  label: string;
  /** The `Tab`s. */
  children: ReactNode;
  /** Buttons at the right of the tabs, above the same line. */
  trailing?: ReactNode;
  className?: string;
}

/** The row of tabs. Arrow keys, Home and End move along it and show the tab. */
export function TabList({ label, children, trailing, className }: TabListProps) {
  return (
    <div
      data-scope-ui=""
      className={cn('flex flex-wrap items-center gap-x-5 border-b border-line-2', className)}
    >
      <Radix.List
        data-scope-end=""
        aria-label={label}
        className="flex min-w-0 gap-5 overflow-x-auto overflow-y-hidden"
      >
        {children}
      </Radix.List>
      {trailing && (
        <div data-scope-end="" className="ml-auto flex items-center gap-2 py-1">
          {trailing}
        </div>
      )}
    </div>
  );
}

export interface TabProps extends ComponentProps<typeof Radix.Trigger> {
  /** The state of the part as a coloured icon; `state` describes it as text. */
  icon?: ReactNode;
  /** For assistive technology, after the name. Already translated. */
  state?: string;
}

/** A tab: its name and, after it, its state. */
export function Tab({ icon, state, className, children, ...props }: TabProps) {
  return (
    <Radix.Trigger
      data-scope-ui=""
      {...props}
      className={cn(
        'relative flex h-9.5 shrink-0 items-center gap-1.5 rounded-xs font-medium whitespace-nowrap text-fg-2 transition-colors focus-ring -outline-offset-2!',
        'hover:text-fg-1 disabled:cursor-not-allowed disabled:text-fg-disabled data-[state=active]:text-fg-1 max-desktop:h-11',
        'after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:rounded-full data-[state=active]:after:bg-accent',
        '[&_svg]:size-3.5',
        className,
      )}
    >
      {children}
      {icon}
      {state !== undefined && <span className="sr-only">{state}</span>}
    </Radix.Trigger>
  );
}

/** The content of a tab. It is rendered only while its tab is selected. */
export function TabPanel({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      data-scope-ui=""
      data-scope-end=""
      {...props}
      className={cn('rounded-xs focus-ring', className)}
    />
  );
}
