import type { EndpointData, endpoints, UploadCounts } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { CircleAlertIcon, CircleCheckIcon, CircleDashedIcon, LoaderCircleIcon } from '@meridian/ui/icons';

type Step = EndpointData<typeof endpoints.draftUploadStatus>['steps'][number];

export interface StepBarsProps {
  steps: readonly Step[];
  /** Whether items are being sent, or are about to be. */
  isActive: boolean;
}

/** One bar per kind of item, in sending order: accepted, failed and remaining items. */
export function StepBars({ steps, isActive }: StepBarsProps) {
  if (steps.length === 0) return null;
  return (
    <ul className="border-t border-line-2">
      {steps.map((step) => (
        <StepBar key={step.kind} step={step} isActive={isActive} />
      ))}
    </ul>
  );
}

function StepBar({ step: { kind, counts }, isActive }: { step: Step; isActive: boolean }) {
  const { t } = useTranslation('draftUpload');
  const state = stateOf(counts, isActive);
  const accepted = counts.sent + counts.unchanged;
  const numbers = { accepted, total: counts.total };
  const { Icon, className } = icons[state];
  return (
    <li className="grid min-h-10 grid-cols-[20px_minmax(72px,108px)_minmax(0,1fr)_auto_minmax(64px,auto)] items-center gap-x-3 border-b border-line-1 px-page text-13 max-desktop:px-4">
      <Icon aria-hidden className={cn('size-4', className)} />
      <span className={cn('font-medium', state === 'waiting' && 'text-fg-3')}>{t(`kinds.${kind}`)}</span>
      <span
        role="progressbar"
        aria-label={t('progress.label', { kind: t(`kinds.${kind}`), ...numbers })}
        aria-valuemin={0}
        aria-valuemax={counts.total}
        aria-valuenow={accepted}
        className="flex h-1.5 gap-px overflow-hidden rounded-full bg-track"
      >
        <Part
          count={accepted}
          total={counts.total}
          className={state === 'running' ? 'bg-accent' : 'bg-ok-solid'}
        />
        <Part count={counts.failed} total={counts.total} className="bg-bad-solid" />
      </span>
      <span className="text-fg-2 tabular-nums">{t('progress.of', numbers)}</span>
      <StepWord counts={counts} state={state} />
    </li>
  );
}

function StepWord({ counts, state }: { counts: UploadCounts; state: StepState }) {
  const { t } = useTranslation('draftUpload');
  const { failed, blocked } = counts;
  if (failed > 0)
    return <span className="text-right text-bad-fg">{t('progress.failed', { count: failed })}</span>;
  if (blocked > 0)
    return <span className="text-right text-fg-3">{t('progress.blocked', { count: blocked })}</span>;
  const word = state === 'done' ? t('progress.done') : state === 'waiting' ? t('progress.waiting') : '';
  return <span className="text-right text-fg-3">{word}</span>;
}

function Part({ count, total, className }: { count: number; total: number; className: string }) {
  if (count === 0) return null;
  return (
    <span
      style={{ width: `${String((count / total) * 100)}%` }}
      className={cn('h-full transition-[width] duration-3', className)}
    />
  );
}

type StepState = 'done' | 'running' | 'failed' | 'waiting';

const icons = {
  done: { Icon: CircleCheckIcon, className: 'text-ok-fg' },
  failed: { Icon: CircleAlertIcon, className: 'text-bad-fg' },
  running: { Icon: LoaderCircleIcon, className: 'animate-spin text-accent-fg motion-reduce:animate-none' },
  waiting: { Icon: CircleDashedIcon, className: 'text-fg-3' },
} as const;

function stateOf(
  { total, sent, unchanged, failed, waiting, sending }: UploadCounts,
  isActive: boolean,
): StepState {
  if (sent + unchanged === total) return 'done';
  const isUnderWay = sending > 0 || (waiting > 0 && sent + failed > 0);
  if (isActive && isUnderWay) return 'running';
  return failed > 0 ? 'failed' : 'waiting';
}
