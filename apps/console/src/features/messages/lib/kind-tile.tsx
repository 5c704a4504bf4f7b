import type { MessageType } from '@meridian/api-client/contract';
import { cn } from '@meridian/ui';
import { kindStyles } from './kind-styles';
import { kindOf } from './message-kinds';

const tones = {
  info: 'bg-info-bg text-info-fg',
  warn: 'bg-warn-bg text-warn-fg',
  ok: 'bg-ok-bg text-ok-fg',
  mute: 'bg-mute-bg text-mute-fg',
} as const;
const sizes = {
  small: 'size-7 rounded-md [&_svg]:size-3.75',
  medium: 'size-8 rounded-md [&_svg]:size-4',
  large: 'size-10 rounded-md [&_svg]:size-5',
} as const;

export interface KindTileProps {
  type: MessageType;
  /** Whether the message was read. */
  isQuiet?: boolean;
  size?: 'small' | 'medium' | 'large';
}

/** The square icon of a kind of message. Its name belongs next to it. */
export function KindTile({ type, isQuiet = false, size = 'medium' }: KindTileProps) {
  const { Icon, tone } = kindStyles[kindOf(type)];
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid shrink-0 place-items-center [&_svg]:text-inherit!',
        sizes[size],
        tones[isQuiet ? 'mute' : tone],
      )}
    >
      <Icon />
    </span>
  );
}
