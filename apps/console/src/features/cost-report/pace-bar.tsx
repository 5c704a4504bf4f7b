import type { Pace } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import type { PaceShares } from './pace-shares';

/** Position of the budget on the bar, so that an overrun of up to a quarter stays visible. */
const budgetShare = 0.8;

export interface PaceBarProps {
  shares: PaceShares;
  pace: Pace | null;
}

/** The spent and forecast shares of a budget, with marks of today and of the budget. */
export function PaceBar({ shares: { used, expected, forecast }, pace }: PaceBarProps) {
  const { t } = useTranslation('costReport');
  const colour = pace === 'over' ? 'text-warn-solid' : 'text-c5';
  const shown = {
    used: percentText(used),
    expected: percentText(expected),
    forecast: percentText(forecast ?? 0),
  };
  return (
    <span
      role="img"
      aria-label={t(forecast === null ? 'paceBar' : 'paceBarForecast', shown)}
      className="relative block h-5 w-43 max-w-full [print-color-adjust:exact]"
    >
      <span className={cn(part, 'bg-track')} style={{ width: widthOf(1) }} />
      {forecast !== null && (
        <span className={cn(part, paceHatch, colour)} style={{ width: widthOf(forecast) }} />
      )}
      <span className={cn(part, 'bg-current', colour)} style={{ width: widthOf(used) }} />
      <span className="absolute top-1 h-3 w-px bg-line-control" style={{ insetInlineStart: widthOf(1) }} />
      <span
        className="absolute top-0.5 h-4 w-0.5 rounded-xs bg-fg-1"
        style={{ insetInlineStart: widthOf(expected) }}
      />
    </span>
  );
}

const part = 'absolute inset-s-0 top-1.5 h-2 rounded-xs';

/** The pattern of a forecast, in the colour of the text. */
export const paceHatch =
  'bg-[repeating-linear-gradient(115deg,color-mix(in_srgb,currentColor_55%,transparent)_0_2px,transparent_2px_5px)]';

function widthOf(share: number): string {
  return `${String(Math.min(Math.max(share, 0) * budgetShare, 1) * 100)}%`;
}

/** A share as a percentage, formatted like in the columns. */
export function percentText(share: number | string): string {
  return `${(Number(share) * 100).toFixed(1)}%`;
}
