import type { ImportDetection } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Alert, Checkbox } from '@meridian/ui';
import { useController, useFormState, type Control } from 'react-hook-form';
import { useListText } from '../../../lib/language/use-list-text';
import type { ReviewForm } from './review-form';

export interface SheetBoxesProps {
  control: Control<ReviewForm>;
  sheets: ImportDetection['sheets'];
}

/** The sheets of a workbook to read; hidden ones too, if they are selected. */
export function SheetBoxes({ control, sheets }: SheetBoxesProps) {
  const { t } = useTranslation('imports');
  const { field } = useController({ control, name: 'sheets' });
  const listText = useListText();
  const { errors } = useFormState({ control, name: 'sheets' });
  const toggle = (name: string) =>
    field.onChange(
      sheets.map((sheet) => sheet.name).filter((one) => field.value.includes(one) !== (one === name)),
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-medium text-fg-1">{t('checking.selectSheets')}</legend>
      <div className="flex flex-col gap-1">
        {sheets.map(({ name, rows, isHidden }) => (
          <Checkbox
            key={name}
            checked={field.value.includes(name)}
            onCheckedChange={() => toggle(name)}
            label={
              <>
                {name}{' '}
                <span className="text-12 text-fg-3">
                  {listText(
                    [t('checking.sheetRows', { count: rows }), ...(isHidden ? [t('checking.hidden')] : [])],
                    'values',
                  )}
                </span>
              </>
            }
          />
        ))}
      </div>
      {errors.sheets && (
        <Alert tone="bad" className="mt-2">
          {t('errors.noSheet')}
        </Alert>
      )}
    </fieldset>
  );
}
