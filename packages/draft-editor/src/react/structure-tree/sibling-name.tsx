import type { ReactElement } from 'react';
import { partsOfName } from './shared-start';

export interface SiblingNameProps {
  name: string;
  /** Length of the start that siblings share. */
  sharedStart: number;
}

const shown = 'overflow-hidden text-ellipsis whitespace-pre';

/** A name on one line. If it is too long, the part that siblings share gives way first, then its end; assistive technology has all of it. */
export function SiblingName({ name, sharedStart }: SiblingNameProps): ReactElement {
  if (sharedStart === 0)
    return (
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
    );
  const { head, middle, rest } = partsOfName(name, sharedStart);
  return (
    <span className="flex min-w-0 flex-1" title={name}>
      <span className="sr-only">{name}</span>
      <span aria-hidden className="shrink-0 whitespace-pre">
        {head}
      </span>
      <span aria-hidden data-shared="" className={`min-w-[2em] shrink-[9999999] ${shown}`}>
        {middle}
      </span>
      <span aria-hidden className={`min-w-0 ${shown}`}>
        {rest}
      </span>
    </span>
  );
}
