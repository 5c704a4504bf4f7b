import type { DraftPlan } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import type { ReactNode } from 'react';
import { NoValue } from '../../../lib/lists/no-value';
import { kindIcons } from './kind-icons';
import { useUploadTexts } from './use-upload-texts';

const cell = 'px-2 text-right tabular-nums';
const numbers = ['created', 'changed', 'removed', 'unchanged'] as const;

/** The batches of an upload in order: how many items they create, change and skip, and how long they take. */
export function PlanTable({ plan }: { plan: DraftPlan }) {
  const { t } = useTranslation('draftUpload');
  const { duration, counted } = useUploadTexts();
  const shown = numbers.filter((each) => each !== 'removed' || plan.total.removed > 0);
  return (
    <div
      className="relative shrink-0 overflow-x-auto border-y border-line-2"
      role="region"
      aria-label={t('plan.caption')}
      tabIndex={0}
    >
      <table className="w-full min-w-120 text-13 whitespace-nowrap">
        <caption className="sr-only">{t('plan.caption')}</caption>
        <thead className="bg-sunken text-12 text-fg-3">
          <tr className="h-8.5 [&_th]:font-medium">
            <th scope="col" className="w-14 pl-page text-left max-desktop:pl-4">
              <span className="sr-only">{t('plan.step')}</span>
            </th>
            <th scope="col" className="px-1 text-left">
              {t('plan.order')}
            </th>
            {shown.map((each) => (
              <th key={each} scope="col" className={cell}>
                {t(`plan.${each}`)}
              </th>
            ))}
            <th scope="col" className="pr-2 pl-4 text-left">
              {t('plan.sentAs')}
            </th>
            <th scope="col" className="pr-page text-right max-desktop:pr-4">
              {t('plan.about')}
            </th>
          </tr>
        </thead>
        <tbody>
          {plan.steps.map((step, index) => (
            <StepRow key={step.kind} step={step} shown={shown} number={index + 1} />
          ))}
          <tr className="h-10.5 border-t border-line-2 bg-sunken font-semibold">
            <td />
            <th scope="row" className="px-1 text-left font-semibold">
              {t('plan.together')}
            </th>
            {shown.map((each) => (
              <Count key={each} count={plan.total[each]} />
            ))}
            <td className="pr-2 pl-4">{counted('calls', plan.total.calls)}</td>
            <td className="pr-page text-right tabular-nums max-desktop:pr-4">
              {duration(plan.total.seconds)}
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}

interface StepRowProps {
  step: DraftPlan['steps'][number];
  shown: readonly (typeof numbers)[number][];
  number: number;
}

function StepRow({ step, shown, number }: StepRowProps) {
  const { t } = useTranslation('draftUpload');
  const { duration, counted } = useUploadTexts();
  const Icon = kindIcons[step.kind];
  const calls = counted('calls', step.calls);
  return (
    <tr className="h-10.5 border-t border-line-1 text-fg-2">
      <td className="pl-page max-desktop:pl-4">
        <span className="grid size-5 place-items-center rounded-full border border-line-3 text-11 text-fg-3">
          {number}
        </span>
      </td>
      <th scope="row" className="px-1 text-left font-medium text-fg-1">
        <span className="flex items-center gap-2">
          <Icon aria-hidden className="size-4 text-fg-3" />
          {t(`kinds.${step.kind}`)}
        </span>
      </th>
      {shown.map((each) => (
        <Count key={each} count={step[each]} isStrong={each === 'created'} />
      ))}
      <td className="pr-2 pl-4 desktop:min-w-25 desktop:whitespace-normal">
        {step.calls > 1 && step.itemsPerCall > 1 ? (
          t('plan.callsOf', { calls, each: step.itemsPerCall })
        ) : step.calls === 0 ? (
          <NoValue />
        ) : (
          calls
        )}
      </td>
      <td className="pr-page text-right tabular-nums max-desktop:pr-4">
        {step.calls === 0 ? <NoValue /> : duration(step.seconds)}
      </td>
    </tr>
  );
}

function Count({ count, isStrong = false }: { count: number; isStrong?: boolean }): ReactNode {
  const { formatted } = useUploadTexts();
  return (
    <td className={isStrong ? `${cell} font-medium text-fg-1` : cell}>
      {count === 0 ? <NoValue /> : formatted(count)}
    </td>
  );
}
