import { useState } from 'react';
import { cn } from '../../lib/cn';
import { initialsOf } from '../tile/initial';

export interface AvatarProps {
  name: string;
  /** The picture. Without one, or if it fails to load, the avatar shows initials. */
  src?: string | undefined;
  className?: string;
}

/** The round picture of a person, beside the name. */
export function Avatar({ name, src, className }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  return (
    <span
      data-scope-ui=""
      aria-hidden="true"
      className={cn(
        'inline-flex size-6.5 shrink-0 items-center justify-center overflow-hidden rounded-full bg-accent-bg-2 text-11 font-semibold text-accent-fg select-none',
        className,
      )}
    >
      {src && src !== failedSrc ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setFailedSrc(src)} />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
}
