import type { ComponentProps } from 'react';
import { Tile } from '../../components/tile/tile';
import { ChevronsUpDownIcon } from '../../icons';
import { cn } from '../../lib/cn';

export interface AccountSwitchButtonProps extends Omit<
  ComponentProps<'button'>,
  'name' | 'children' | 'aria-label'
> {
  /** Names the button, with the account: "Account: Lumen Outdoor Gear 10023841". */
  label: string;
  /** The current account, or the text for all accounts. */
  name: string;
  /** Its number. Touch layouts have no space for it. */
  detail?: string | undefined;
  /** Determines the colour of the tile, such as the account's number; the name by default. */
  seed?: string | undefined;
  /** Makes the button tall and as wide as its container. */
  isTouch?: boolean;
}

/** Shows the current account and opens the list of accounts: the trigger of a popover with an `AccountList`. */
export function AccountSwitchButton({
  label,
  name,
  detail,
  seed = name,
  isTouch = false,
  className,
  ...props
}: AccountSwitchButtonProps) {
  return (
    <button
      data-scope-ui=""
      type="button"
      {...props}
      aria-label={label}
      className={cn(
        'flex h-8 min-w-0 items-center gap-2 rounded-sm px-1.5 font-medium transition-colors focus-ring hover:bg-hover data-[state=open]:bg-press',
        isTouch && 'h-11 flex-1 text-14',
        className,
      )}
    >
      <Tile name={name} seed={seed} />
      <span className="truncate">{name}</span>
      {detail !== undefined && !isTouch && (
        <span className="font-normal text-fg-3 tabular-nums">{detail}</span>
      )}
      <ChevronsUpDownIcon aria-hidden className="size-3.5 shrink-0 text-fg-3" />
    </button>
  );
}
