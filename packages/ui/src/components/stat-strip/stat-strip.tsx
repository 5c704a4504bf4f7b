import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { Skeleton } from '../skeleton/skeleton';

/** One metric of the strip. Its value is already formatted. */
export interface Stat {
  id: string;
  label: string;
  /** The value with its unit: `￥33,642.60`. */
  value: string;
  /** After the label: a warning. */
  badges?: ReactNode;
  /** Beside the value, in grey: an explanation. */
  aside?: ReactNode;
  /** Below the value: its change or its age. */
  note?: ReactNode;
}

export interface StatStripProps {
  /** Names the row of metrics. Already translated. */
  label: string;
  /** In reading order, the most important first: it has the widest cell. */
  stats: readonly Stat[];
  className?: string;
}

/** Metrics of one moment in a frame: in a row, on phones in pairs below the first. */
export function StatStrip({ label, stats, className }: StatStripProps) {
  return (
    <Frame role="group" label={label} className={className}>
      <dl className={row}>
        {stats.map(({ id, label: name, badges, value, aside, note }) => (
          <div key={id} className={cell}>
            <dt className={line}>
              <span className="text-balance">{name}</span>
              {badges && (
                <span data-scope-end="" className="ml-auto flex gap-1 pl-2">
                  {badges}
                </span>
              )}
            </dt>
            <dd className="my-0.5 flex items-baseline gap-x-2">
              <span className={valueStyle}>{value}</span>
              {aside && (
                <span data-scope-end="" className="w-0 flex-1 truncate text-12 text-fg-3">
                  {aside}
                </span>
              )}
            </dd>
            <dd data-scope-end="" className={cn(line, 'flex-wrap gap-x-1.5')}>
              {note}
            </dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

export interface StatStripSkeletonProps {
  /** Announces that metrics load. Already translated. */
  label: string;
  /** Number of metrics. */
  count: number;
  className?: string;
}

/** The frame of the strip, at its full height, during the first load. */
export function StatStripSkeleton({ label, count, className }: StatStripSkeletonProps) {
  return (
    <Frame role="status" label={label} className={className}>
      <div className={row}>
        {Array.from({ length: count }, (_, place) => (
          <div key={place} className={cell}>
            <div className="flex h-4.5 animate-late items-center">
              <Skeleton className="w-20" />
            </div>
            <div className="my-0.5 flex h-8 animate-late items-center">
              <Skeleton className="h-4 w-28 max-w-full" />
            </div>
            <div className="flex h-4.5 animate-late items-center">
              <Skeleton className="w-24" />
            </div>
          </div>
        ))}
      </div>
    </Frame>
  );
}

interface FrameProps {
  role: 'group' | 'status';
  label: string;
  className: string | undefined;
  children: ReactNode;
}

function Frame({ role, label, className, children }: FrameProps) {
  return (
    <div data-scope-ui="" role={role} aria-label={label} className={cn('@container', className)}>
      <div className="overflow-hidden rounded-md border border-line-2 bg-surface">{children}</div>
    </div>
  );
}

/** The row's background draws the lines between cells, so that they meet however it wraps. Values wrap and are never truncated. */
const row = 'm-0 flex flex-wrap gap-px bg-line-1';
const cell = [
  'flex-1 bg-surface px-3.5 pt-3 pb-3 first:grow-[1.8]',
  '@max-[960px]:basis-[30%] @max-[960px]:first:grow @max-[640px]:basis-[40%] @max-[640px]:first:basis-full',
].join(' ');
/** As wide as the cell, whatever its text, which wraps: only the value widens a cell. */
const line = 'flex min-h-4.5 w-0 min-w-full items-center text-12 text-fg-3 [&:lang(en)]:close-signs';
const valueStyle = [
  'text-24 font-semibold tracking-tight whitespace-nowrap text-fg-1 close-signs',
  '@max-[1240px]:text-20 @max-[1240px]:leading-8',
].join(' ');
