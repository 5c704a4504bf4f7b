import type { Pace, ReportRow } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { ArrowDownRightIcon, CheckIcon, TriangleAlertIcon } from '@meridian/ui/icons';
import { NoValue } from '../../lib/lists/no-value';
import { percentText } from './pace-bar';

const icons = { on: CheckIcon, over: TriangleAlertIcon, under: ArrowDownRightIcon } as const;
const tones = { on: 'text-fg-2', over: 'text-warn-fg', under: 'text-info-fg' } as const;

/** The relation of a forecast to its budget, in words. */
export function PaceText({
  pace,
  deviation,
}: {
  pace: Pace | null;
  deviation: ReportRow[string] | undefined;
}) {
  const { t } = useTranslation('costReport');
  if (pace === null) return <NoValue />;
  const Icon = icons[pace];
  return (
    <span className={cn('inline-flex items-center gap-1.5 whitespace-nowrap', tones[pace])}>
      <Icon aria-hidden className="size-3.5 shrink-0" />
      {t(`pace_${pace}`, { percent: percentText(Math.abs(Number(deviation))) })}
    </span>
  );
}
