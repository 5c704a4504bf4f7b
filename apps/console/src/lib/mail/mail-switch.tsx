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
  /** What goes out as a mail too. Already translated. */
  label: string;
}

/** Whether something goes out as a mail too. A server without mails, or a user without an address, cannot switch it on. */
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
