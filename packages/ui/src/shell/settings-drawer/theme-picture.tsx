import { cn } from '../../lib/cn';
import { pictureLine } from './picture-line';

export interface ThemePictureProps {
  /** `system`: half light, half dark. */
  theme: 'light' | 'dark' | 'system';
  /** A theme colour, as in `data-accent`. */
  accent?: string | undefined;
}

/** A page in small, in the colours of a theme. */
export function ThemePicture({ theme, accent }: ThemePictureProps) {
  if (theme !== 'system') return <SmallPage theme={theme} accent={accent} />;
  return (
    <span data-scope-ui="" className="grid grid-cols-2">
      <SmallPage theme="light" isHalf />
      <SmallPage theme="dark" isHalf />
    </span>
  );
}

interface SmallPageProps {
  theme: 'light' | 'dark';
  accent?: string | undefined;
  /** Half the width, without a sidebar. */
  isHalf?: boolean;
}

function SmallPage({ theme, accent, isHalf = false }: SmallPageProps) {
  return (
    <span
      data-scope-ui=""
      data-theme={theme}
      data-accent={accent}
      className={cn('flex h-14', isHalf ? 'bg-hover' : 'bg-surface')}
    >
      {!isHalf && (
        <span className="flex w-1/4 flex-col gap-1 bg-canvas px-1.25 pt-2">
          <span className="mb-1 h-1 w-2.5 rounded-full bg-focus" />
          <span className={cn(pictureLine, 'w-3.5')} />
          <span className={cn(pictureLine, 'w-3')} />
        </span>
      )}
      <span className="flex min-w-0 flex-1 flex-col gap-1.25 px-2 pt-2">
        <span className="mb-1.5 h-1 w-6 rounded-full bg-line-3" />
        <span className={pictureLine} />
        <span className={pictureLine} />
        {!isHalf && <span className={pictureLine} />}
      </span>
    </span>
  );
}
