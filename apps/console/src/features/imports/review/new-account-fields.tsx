import { useTranslation } from '@meridian/i18n';
import { FormTextField } from '@meridian/ui/form';
import type { Control } from 'react-hook-form';
import type { ReviewForm } from './review-form';

export interface NewAccountFieldsProps {
  control: Control<ReviewForm>;
  /** Position in the list of accounts of the form. */
  index: number;
  /** The account's name in the file. */
  name: string;
}

/** The data needed for an account that an import creates. */
export function NewAccountFields({ control, index, name }: NewAccountFieldsProps) {
  const { t } = useTranslation('imports');
  return (
    <div
      role="group"
      aria-label={t('newAccount.group', { name })}
      className="mt-2 ml-6 grid gap-3 desktop:grid-cols-3"
    >
      <FormTextField
        control={control}
        name={`accounts.${index}.accountNo`}
        label={t('newAccount.accountNo')}
        autoComplete="off"
        maxLength={60}
        required
      />
      <FormTextField
        control={control}
        name={`accounts.${index}.currency`}
        label={t('newAccount.currency')}
        hint={t('newAccount.currencyHint')}
        autoComplete="off"
        maxLength={3}
        required
      />
      <FormTextField
        control={control}
        name={`accounts.${index}.timeZone`}
        label={t('newAccount.timeZone')}
        hint={t('newAccount.timeZoneHint')}
        autoComplete="off"
        maxLength={60}
        required
      />
    </div>
  );
}
