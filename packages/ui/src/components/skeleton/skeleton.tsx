import type { CSSProperties } from 'react';
import { cn } from '../../lib/cn';

export interface SkeletonProps {
  /** Width and height, as long as the text that will stand here. */
  className?: string;
  style?: CSSProperties;
}

/** A grey bar where something will be; hidden from assistive technology (the region around says it is busy). */
export function Skeleton({ className, style }: SkeletonProps) {
  return (
    <span
      data-scope-ui=""
      aria-hidden="true"
      style={style}
      className={cn(
        'inline-block h-2.5 animate-sweep rounded-xs align-middle',
        'bg-linear-to-r from-track via-hover to-track bg-size-[200%_100%]',
        className,
      )}
    />
  );
}
