import type { ImportEffect, ImportLoad } from '@meridian/api-client/contract';
import { formatDayRange, useLanguage, useTranslation } from '@meridian/i18n';
import { effectCurrency } from '../import-facts';
import { useAmountText } from '../use-amount-text';
import { effectKind } from './effect-rows';
import { EffectTable } from './effect-table';

/** A load and the effect to show: that of applying or undoing it. */
export interface LoadEffect {
  load: ImportLoad;
  effect: ImportEffect;
}

/** If there are more tables, they start folded, each with one sentence. */
const maxOpenTables = 2;

/** The effect on the data of each account and report. */
export function EffectSection({ title, effects }: { title: string; effects: readonly LoadEffect[] }) {
  const { t } = useTranslation('imports');
  return (
    <section>
      <h3 className="text-14 font-semibold">{title}</h3>
      {effects.length === 0 && <p className="mt-1.5 text-fg-2">{t('effect.none')}</p>}
      <ul className="divide-y divide-line-1">
        {effects.map((item) => (
          <li key={item.load.id} className="py-2.5 last:pb-0">
            <LoadEffectItem {...item} isOpen={effects.length <= maxOpenTables} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function LoadEffectItem({ load, effect, isOpen }: LoadEffect & { isOpen: boolean }) {
  const { t } = useTranslation(['imports', 'routes']);
  const { language } = useLanguage();
  const effectText = useEffectText();
  const name = t('effect.of', {
    channel: t(load.channel === 'search' ? 'routes:keywordSearch' : 'routes:feeds'),
    section: t(`routes:${load.section}`),
    account: load.accountNo,
  });
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-12 text-fg-3">
        <span>{name}</span>
        <span>{formatDayRange(load, language)}</span>
      </p>
      <p className="mt-0.5 font-medium text-fg-1">{effectText(effect, load.currency)}</p>
      <RowCounts effect={effect} />
      <details open={isOpen} className="mt-1.5">
        <summary className="w-fit cursor-pointer rounded-xs text-12 text-accent-fg focus-ring">
          {t('effect.show')}
        </summary>
        <div className="mt-1.5">
          <EffectTable caption={name} effect={effect} currency={load.currency} />
        </div>
      </details>
    </>
  );
}

/** Numbers of new, changed, equal and removed rows. */
function RowCounts({ effect }: { effect: ImportEffect }) {
  const { t } = useTranslation('imports');
  const { addedRows, changedRows, equalRows, removedRows, replacedDays } = effect;
  const counts = [
    { count: addedRows, text: t('effect.added', { count: addedRows }) },
    { count: changedRows, text: t('effect.changed', { count: changedRows }) },
    { count: equalRows, text: t('effect.equalRows', { count: equalRows }) },
    { count: removedRows, text: t('effect.removed', { count: removedRows }) },
    {
      count: replacedDays,
      text: t('effect.days', { count: replacedDays }),
    },
  ].filter(({ count }) => count > 0);
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-3 text-12 text-fg-2 tabular-nums">
      {counts.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

/** Describes the effect of an import on the data: `Replaces 700 rows, ￥3,688,980.08, by 182 rows, ￥958,253.62.` */
function useEffectText() {
  const { t } = useTranslation('imports');
  const { rowsText, amountText } = useAmountText();
  return (effect: ImportEffect, currency: string | null) =>
    t(`effect.${effectKind(effect)}`, {
      previous: amountText(effect.before, effectCurrency(effect.before, currency)),
      next: amountText(effect.after, effectCurrency(effect.after, currency)),
      added: rowsText(effect.addedRows),
    });
}
