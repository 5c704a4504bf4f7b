import { useTranslation } from '@meridian/i18n';
import { FieldOrder, type FieldOrderProps } from './field-order';

/** The order of the shown fields under its heading. */
export function OrderPanel({
  isTitleHidden = false,
  ...order
}: FieldOrderProps & { isTitleHidden?: boolean }) {
  const { t } = useTranslation('customFields');
  return (
    <>
      {!isTitleHidden && (
        <h2 className="flex items-center gap-2 px-5 pt-3.5 pb-2 text-14 font-semibold">
          {t('order')}
          <span className="text-13 font-normal text-fg-3 tabular-nums">{order.fields.length}</span>
        </h2>
      )}
      <div className="min-h-0 flex-1 overflow-y-auto pb-3">
        <FieldOrder {...order} />
      </div>
      <p className="border-t border-line-2 px-5 py-3 text-12 text-fg-3 pointer-coarse:hidden">
        {t('keyboard')}
      </p>
    </>
  );
}
