import { useTranslation } from '@meridian/i18n';
import { SegmentedControl } from '@meridian/ui';
import type { UserFormValues } from './user-form-schema';

const choices = [
  { value: '2', label: 'English' },
  { value: '1', label: '简体中文' },
  { value: '3', label: '繁體中文' },
] as const;

export interface LanguageFieldProps {
  value: UserFormValues['language'];
  onValueChange: (value: UserFormValues['language']) => void;
  disabled: boolean;
}

/** The language of a user's console until they select another one. */
export function LanguageField({ value, onValueChange, disabled }: LanguageFieldProps) {
  const { t } = useTranslation('access');
  return (
    <div>
      <p className="mb-1.5 font-medium">{t('users.form.language')}</p>
      <SegmentedControl
        label={t('users.form.language')}
        items={choices.map((choice) => ({ ...choice, isDisabled: disabled }))}
        value={value}
        onValueChange={(next) => onValueChange(choices.find((choice) => choice.value === next)?.value ?? '2')}
      />
    </div>
  );
}
