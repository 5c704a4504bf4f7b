import type { ReportImport } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Checkbox } from '@meridian/ui';
import { FormTextField } from '@meridian/ui/form';
import { useController, useWatch, type Control } from 'react-hook-form';
import { maxMappingName } from '../mappings/mapping-name';
import { hasMapping, type ReviewForm } from './review-form';

export interface RememberBoxProps {
  control: Control<ReviewForm>;
  item: ReportImport;
}

/** Whether the next file with this header is read the same way, and the name of these settings. Empty if nothing was decided manually. */
export function RememberBox({ control, item }: RememberBoxProps) {
  const { t } = useTranslation('imports');
  const values = useWatch({ control, compute: (form: ReviewForm) => form });
  const { field } = useController({ control, name: 'remember' });
  if (!hasMapping(values, item)) return null;
  return (
    <div className="flex flex-col gap-3">
      <Checkbox checked={field.value} onCheckedChange={field.onChange} label={t('constants.remember')} />
      {field.value && (
        <FormTextField
          control={control}
          name="rememberAs"
          label={t('constants.rememberAs')}
          hint={t('constants.rememberAsHint')}
          maxLength={maxMappingName}
          className="ml-6 max-w-80"
        />
      )}
    </div>
  );
}
