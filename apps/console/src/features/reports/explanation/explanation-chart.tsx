import type { ExplainedMetric, ReportExplanation } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { cn } from '@meridian/ui';
import { ArrowDownRightIcon, ArrowUpRightIcon } from '@meridian/ui/icons';
import type { ReactNode } from 'react';
import { favourable } from '../../../lib/format/metrics';
import { plainAmountText, signedAmountText } from './amount-text';
import { useEffectNames } from './use-effect-names';
import { waterfallOf, type Waterfall, type WaterfallBar } from './waterfall';

export interface ExplanationChartProps {
  metric: ExplainedMetric;
  explanation: ReportExplanation;
  /** A value of the metric with its currency. */
  withUnit: (text: string) => string;
}

type Tone = 'good' | 'bad' | 'neutral';
const barTones = { good: 'bg-ok-solid', bad: 'bg-bad-solid', neutral: 'bg-c-rest' } as const;
const textTones = { good: 'text-ok-fg', bad: 'text-bad-fg', neutral: 'text-fg-2' } as const;

/** From the value before to the value after, effect by effect: a table whose rows have bars. */
export function ExplanationChart({ metric, explanation, withUnit }: ExplanationChartProps) {
  const { t, i18n } = useTranslation(['explanation', 'columns']);
  const names = useEffectNames();
  const waterfall = waterfallOf(explanation);
  const { zero, effects, total } = waterfall;
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t('chart', { metric: t(`columns:${metric}`) })}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('effect')}</th>
          <th scope="col">{t('amount')}</th>
        </tr>
      </thead>
      <tbody>
        <Row label={t('before')} zero={zero} bar={undefined} isEnd>
          {withUnit(plainAmountText(explanation.before))}
        </Row>
        {effects.map(({ effect, amount, ...bar }) => {
          const tone = toneOf(metric, amount);
          return (
            <Row
              key={effect}
              label={names[effect]}
              meaning={findText(i18n, 'explanation', `meaning.${metric}.${effect}`)}
              zero={zero}
              bar={bar}
              barClassName={barTones[tone]}
            >
              <SignedAmount amount={amount} tone={tone} />
            </Row>
          );
        })}
        <Row label={t('after')} zero={zero} bar={total} barClassName="bg-c1" isEnd>
          {withUnit(plainAmountText(explanation.after))}
        </Row>
      </tbody>
    </table>
  );
}

interface RowProps {
  label: string;
  /** What the effect means. */
  meaning?: string | undefined;
  zero: Waterfall['zero'];
  bar: WaterfallBar | undefined;
  barClassName?: string;
  /** Whether it is the value before or after, instead of an effect. */
  isEnd?: boolean;
  children: ReactNode;
}

function Row({ label, meaning, zero, bar, barClassName, isEnd = false, children }: RowProps) {
  const drawing = <Bar zero={zero} bar={bar} className={barClassName} />;
  return (
    <tr className="border-b border-line-1 last:border-b-0">
      <th scope="row" className="py-2 pr-4 text-left align-middle font-normal desktop:w-80">
        <span className={cn('block', isEnd ? 'font-semibold' : 'font-medium')}>{label}</span>
        {meaning && <span className="block text-12 text-fg-3">{meaning}</span>}
        <span className="mt-1.5 block desktop:hidden">{drawing}</span>
      </th>
      <td className="max-desktop:hidden" aria-hidden="true">
        {drawing}
      </td>
      <td
        className={cn(
          'py-2 pl-4 text-right align-middle whitespace-nowrap tabular-nums close-signs desktop:w-44',
          isEnd && 'font-semibold',
        )}
      >
        {children}
      </td>
    </tr>
  );
}

function Bar({ zero, bar, className }: Pick<RowProps, 'zero' | 'bar'> & { className: string | undefined }) {
  return (
    <span aria-hidden="true" className="relative block h-4 [print-color-adjust:exact]">
      <span className="absolute -inset-y-1 w-px bg-line-3" style={{ left: `${zero}%` }} />
      {bar && bar.width > 0 && (
        <span
          className={cn('absolute inset-y-0 min-w-0.5 rounded-xs', className)}
          style={{ left: `${bar.start}%`, width: `${bar.width}%` }}
        />
      )}
    </span>
  );
}

function SignedAmount({ amount, tone }: { amount: string; tone: Tone }) {
  const direction = directionOf(amount);
  const Arrow = direction === 0 ? null : direction > 0 ? ArrowUpRightIcon : ArrowDownRightIcon;
  return (
    <span className={cn('inline-flex items-center gap-1', textTones[tone])}>
      {Arrow && <Arrow aria-hidden className="size-3" strokeWidth={2.25} />}
      {signedAmountText(amount)}
    </span>
  );
}

function directionOf(amount: string): -1 | 0 | 1 {
  if (!/[1-9]/.test(amount)) return 0;
  return amount.startsWith('-') ? -1 : 1;
}

function toneOf(metric: ExplainedMetric, amount: string): Tone {
  const good = favourable[metric];
  const direction = directionOf(amount);
  if (direction === 0 || good === undefined || good === 'neither') return 'neutral';
  return direction > 0 === (good === 'higher') ? 'good' : 'bad';
}
