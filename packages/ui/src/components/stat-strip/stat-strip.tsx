import type { ReactNode } from 'react';
import { cn } from '../../lib/cn';
import { Skeleton } from '../skeleton/skeleton';

/** One figure of the strip, already formatted. */
export interface Stat {
  id: string;
  label: string;
  /** With its unit: `￥33,642.60`. */
  value: string;
  /** After the label: what needs attention. */
  badges?: ReactNode;
  /** Beside the figure, in grey: what it means. */
  aside?: ReactNode;
  /** Under the figure: its change, or how old it is. */
  note?: ReactNode;
}

export interface StatStripProps {
  /** Names the row of figures. Already translated. */
  label: string;
  /** In reading order, the most important first: it has the most room. */
  stats: readonly Stat[];
  className?: string;
}

/** Figures of one moment in a frame: side by side, on phones in pairs under the first. */
export function StatStrip({ label, stats, className }: StatStripProps) {
  return (
    <Frame role="group" label={label} className={className}>
      <dl className={row}>
        {stats.map(({ id, label: name, badges, value, aside, note }) => (
          <div key={id} className={cell}>
            <dt className={cn(line, 'h-4.5')} title={name}>
              <span className="truncate">{name}</span>
              {badges && <span className="ml-auto flex gap-1 pl-2">{badges}</span>}
            </dt>
            <dd className="my-0.5 flex items-baseline gap-x-2">
              <span className={figure}>{value}</span>
              {aside && <span className="w-0 flex-1 truncate text-12 text-fg-3">{aside}</span>}
            </dd>
            <dd className={cn(line, 'h-4.5 gap-x-1.5')}>{note}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}

export interface StatStripSkeletonProps {
  /** Says that figures load. Already translated. */
  label: string;
  /** How many figures will be there. */
  count: number;
  className?: string;
}

/** The frame and the height of the strip before its figures are there. */
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

/** Lines between cells are the ground of the row, so that they meet however it wraps. Figures are never cut: they wrap. */
const row = 'm-0 flex flex-wrap gap-px bg-line-1';
const cell = [
  'flex-1 bg-surface px-3.5 pt-3 pb-3 first:grow-[1.8]',
  '@max-[960px]:basis-[30%] @max-[960px]:first:grow @max-[640px]:basis-[40%] @max-[640px]:first:basis-full',
].join(' ');
/** As wide as the cell, whatever it says: only the figure makes a cell wider. */
const line = 'flex w-0 min-w-full items-center overflow-hidden text-12 whitespace-nowrap text-fg-3';
const figure = [
  'text-24 font-semibold tracking-tight whitespace-nowrap text-fg-1 close-signs',
  '@max-[1240px]:text-20 @max-[1240px]:leading-8',
].join(' ');
