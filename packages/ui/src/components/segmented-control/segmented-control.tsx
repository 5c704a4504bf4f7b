import { useId, type ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { segment, well } from './styles';

export interface SegmentedItem<Value extends string> {
  value: Value;
  label: ReactNode;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the group. */
  label: string;
  items: readonly SegmentedItem<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
}

/** One of a few visible options. Arrow keys move the selection. */
export function SegmentedControl<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <div data-scope-ui="" role="radiogroup" aria-label={label} className={cn('inline-flex', well, className)}>
      {items.map((item) => (
        <label key={item.value} className={cn(segment, 'cursor-pointer has-disabled:cursor-not-allowed')}>
          <input
            type="radio"
            name={name}
            value={item.value}
            checked={item.value === value}
            disabled={item.isDisabled}
            onChange={() => onValueChange(item.value)}
            className="sr-only"
          />
          {item.label}
        </label>
      ))}
    </div>
  );
}
