import { cn } from '@meridian/ui';
import type { Accent, Size, Theme } from '../../lib/settings/settings';

/** A page in small, in the colours of the appearance. */
export function ThemePicture({ theme, accent }: { theme: Theme; accent: Accent }) {
  if (theme !== 'system') return <SmallPage theme={theme} accent={accent} />;
  return (
    <span className="grid grid-cols-2">
      <SmallPage theme="light" isHalf />
      <SmallPage theme="dark" isHalf />
    </span>
  );
}

interface SmallPageProps {
  theme: 'light' | 'dark';
  accent?: Accent;
  /** Half the width, without a sidebar. */
  isHalf?: boolean;
}

function SmallPage({ theme, accent, isHalf = false }: SmallPageProps) {
  return (
    <span
      data-theme={theme}
      data-accent={accent}
      className={cn('flex h-14', isHalf ? 'bg-hover' : 'bg-surface')}
    >
      {!isHalf && (
        <span className="flex w-1/4 flex-col gap-1 bg-canvas px-1.25 pt-2">
          <span className="mb-1 h-1 w-2.5 rounded-full bg-focus" />
          <span className={cn(line, 'w-3.5')} />
          <span className={cn(line, 'w-3')} />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-1.25 px-2 pt-2">
        <span className="mb-1.5 h-1 w-6 rounded-full bg-line-3" />
        <span className={line} />
        <span className={line} />
        {!isHalf && <span className={line} />}
      </span>
    </span>
  );
}

const line = 'h-0.75 rounded-full bg-line-3';

/** As many rows as there is room for, the more the smaller the size. */
const rows = {
  default: { count: 4, gap: 'gap-2' },
  medium: { count: 5, gap: 'gap-1.5' },
  small: { count: 6, gap: 'gap-1' },
  mini: { count: 9, gap: 'gap-0.5' },
} as const satisfies Record<Size, { count: number; gap: string }>;

/** A page of rows, as dense as the size makes it. */
export function SizePicture({ size }: { size: Size }) {
  const { count, gap } = rows[size];
  return (
    <span className={cn('mx-2 mt-2 flex h-11 flex-col overflow-hidden', gap)}>
      {Array.from({ length: count }, (_, row) => (
        <span key={row} className={cn(line, 'shrink-0')} />
      ))}
    </span>
  );
}
