import { constantFieldsOf, type Channel } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, IconButton } from '@meridian/ui';
import { FormSelect, FormTextField } from '@meridian/ui/form';
import { PlusIcon, XIcon } from '@meridian/ui/icons';
import { useFieldArray, useWatch, type Control } from 'react-hook-form';
import { useFieldName } from './import-fields';
import type { ReviewForm } from './review-form';

export interface ConstantFieldsProps {
  control: Control<ReviewForm>;
  channel: Channel;
}

/** Fields that have the same value in all rows, because the file has no column for them. */
export function ConstantFields({ control, channel }: ConstantFieldsProps) {
  const { t } = useTranslation('imports');
  const { fields, append, remove } = useFieldArray({ control, name: 'constants' });
  const [columns, constants] = useWatch({ control, name: ['columns', 'constants'] });
  const used = [...columns, ...constants].map(({ field }) => field);
  const [next] = constantFieldsOf(channel).filter((field) => !used.includes(field));
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-14 font-semibold">{t('constants.title')}</h3>
      <p className="text-fg-2">{t('constants.hint')}</p>
      {fields.map(({ id }, index) => (
        <ConstantField
          key={id}
          control={control}
          channel={channel}
          used={used}
          index={index}
          onRemove={() => remove(index)}
        />
      ))}
      {next !== undefined && (
        <Button icon={<PlusIcon />} className="self-start" onClick={() => append({ field: next, value: '' })}>
          {t('constants.add')}
        </Button>
      )}
    </section>
  );
}

interface ConstantFieldProps extends ConstantFieldsProps {
  /** Fields that are already used by columns and constants. */
  used: readonly string[];
  /** Position in the form. */
  index: number;
  onRemove: () => void;
}

function ConstantField({ control, channel, used, index, onRemove }: ConstantFieldProps) {
  const { t } = useTranslation('imports');
  const fieldName = useFieldName();
  const field = useWatch({ control, name: `constants.${index}.field` });
  const name = fieldName(field);
  const offered = constantFieldsOf(channel).filter((one) => one === field || !used.includes(one));
  return (
    <div role="group" aria-label={name} className="flex items-start gap-2">
      <div className="grid min-w-0 flex-1 gap-2 desktop:grid-cols-2">
        <FormSelect
          control={control}
          name={`constants.${index}.field`}
          label={t('constants.field')}
          options={offered.map((value) => ({ value, label: fieldName(value) }))}
        />
        <FormTextField
          control={control}
          name={`constants.${index}.value`}
          label={t('constants.value')}
          autoComplete="off"
          maxLength={200}
          required
        />
      </div>
      <IconButton label={t('constants.remove', { field: name })} onClick={onRemove}>
        <XIcon aria-hidden />
      </IconButton>
    </div>
  );
}
