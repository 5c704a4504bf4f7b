import { useId, type ReactNode } from 'react';
import { CheckIcon } from '../../icons';
import { cn } from '../../lib/cn';

export interface Swatch<Value extends string> {
  /** A theme colour, as in `data-accent`. */
  value: Value;
  /** The name of the colour: the swatch shows no text. */
  label: string;
}

export interface SwatchGroupProps<Value extends string> {
  /** Names the group; shown above it. */
  label: ReactNode;
  swatches: readonly Swatch<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Each colour as it is in this theme. */
  theme: 'light' | 'dark';
  className?: string;
}

/** One of the theme colours. Arrow keys move the selection, which has a check mark. */
export function SwatchGroup<Value extends string>({
  label,
  swatches,
  value,
  onValueChange,
  theme,
  className,
}: SwatchGroupProps<Value>) {
  const name = useId();
  return (
    <fieldset data-scope-ui="" className={cn('min-w-0', className)}>
      <legend data-scope-end="" className="mb-2.5 text-13 font-semibold text-fg-1">
        {label}
      </legend>
      <div className="flex flex-wrap gap-2.5 max-desktop:gap-3">
        {swatches.map((swatch) => (
          <label
            key={swatch.value}
            title={swatch.label}
            className="relative grid cursor-pointer place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-offset-5 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={swatch.value}
              aria-label={swatch.label}
              checked={swatch.value === value}
              onChange={() => onValueChange(swatch.value)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              aria-hidden
              data-theme={theme}
              data-accent={swatch.value}
              className={cn(
                'grid size-7 place-items-center rounded-full bg-accent text-on-accent max-desktop:size-10',
                'outline-offset-2 outline-accent peer-checked:outline-2 [&_svg]:hidden peer-checked:[&_svg]:block',
              )}
            >
              <CheckIcon className="size-3.5" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
