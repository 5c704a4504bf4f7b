import type { CSSProperties } from 'react';
import { cn } from '../../lib/cn';

export interface SkeletonProps {
  /** Width and height: about the size of the text that will replace it. */
  className?: string;
  style?: CSSProperties;
}

/** A grey bar in place of content that loads. Hidden from assistive technology; set `aria-busy` on the region around it. */
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
