import { useTranslation } from '@meridian/i18n';
import { FormSwitch } from '@meridian/ui/form';
import { useWatch, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { useMailAddress } from './use-mail-address';

export interface MailSwitchProps<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
  Output,
> {
  control: Control<Values, unknown, Output>;
  name: Name;
  /** Name of the content that is also sent by email. Already translated. */
  label: string;
}

/** Switch for also sending an email. It cannot be switched on if the server sends no emails, or the user has no address. */
export function MailSwitch<
  Values extends FieldValues,
  Name extends FieldPathByValue<Values, boolean>,
  Output,
>({ control, name, label }: MailSwitchProps<Values, Name, Output>) {
  const { t } = useTranslation('common');
  const mail = useMailAddress();
  const isOn = useWatch({ control, name });
  return (
    <FormSwitch
      control={control}
      name={name}
      label={label}
      hint={
        mail &&
        (mail.reason === null
          ? t('mail.to', { address: mail.address })
          : t(mail.reason === 'off' ? 'mail.off' : 'mail.none'))
      }
      disabled={mail?.reason !== null && !isOn}
    />
  );
}
