import { useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { SearchIcon, XIcon } from '../../icons';
import { cn } from '../../lib/cn';
import { unlessComposing } from '../../lib/composition';
import { FieldBox, inputInBox } from '../field/field-box';
import { IconButton } from '../icon-button/icon-button';

export interface SearchFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'onChange' | 'aria-label' | 'children' | 'ref'
> {
  /** Names the field, which has no visible label. */
  label: string;
  /** Name of the button that clears the field. */
  clearLabel: string;
  value: string;
  onValueChange: (value: string) => void;
  /** At the end of an empty field: a shortcut. */
  trailing?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A search field for toolbars and menus. Escape or the button clears it. */
export function SearchField({
  label,
  clearLabel,
  value,
  onValueChange,
  trailing,
  className,
  ref,
  ...input
}: SearchFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const setRef = (node: HTMLInputElement | null) => {
    own.current = node;
    if (typeof ref === 'function') ref(node);
    else if (ref) ref.current = node;
  };
  const clear = () => {
    onValueChange('');
    own.current?.focus();
  };
  return (
    <div data-scope-ui="" role="search" aria-label={label} className={className}>
      <FieldBox
        appearance="quiet"
        isDisabled={input.disabled}
        leading={<SearchIcon />}
        trailing={
          value === '' ? (
            trailing
          ) : (
            <IconButton size="small" label={clearLabel} onClick={clear}>
              <XIcon />
            </IconButton>
          )
        }
      >
        <input
          {...input}
          ref={setRef}
          type="search"
          aria-label={label}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          onKeyDown={unlessComposing((event) => {
            // an Escape that clears the field must not close the menu or dialog around it
            if (event.key === 'Escape' && value !== '') {
              event.stopPropagation();
              onValueChange('');
            }
            input.onKeyDown?.(event);
          })}
          className={cn(inputInBox, 'h-full')}
        />
      </FieldBox>
    </div>
  );
}
