import type { ImportEffect } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useAmountText } from '../use-amount-text';
import { effectKind } from './effect-rows';

/** Says what an import does to the data: `Replaces 700 rows, ￥3,688,980.08, by 182 rows, ￥958,253.62.` */
export function useEffectText() {
  const { t } = useTranslation('imports');
  const { rowsText, amountText } = useAmountText();
  return (effect: ImportEffect, currency: string | null) =>
    t(`effect.${effectKind(effect)}`, {
      previous: amountText(effect.before, currency),
      next: amountText(effect.after, currency),
      added: rowsText(effect.addedRows),
    });
}
