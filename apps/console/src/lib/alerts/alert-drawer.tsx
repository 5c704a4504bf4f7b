import { useTranslation } from '@meridian/i18n';
import { FormDrawer } from '../page/form-drawer';
import { AlertForm, type AlertFormProps } from './alert-form';

export interface AlertDrawerProps extends Omit<AlertFormProps, 'onSaved'> {
  onClose: () => void;
  /** Called once the drawer is closed, if the previously focused element is gone. */
  returnFocus?: () => void;
}

/** The drawer with the form of an alert. */
export function AlertDrawer({ rule, onClose, returnFocus, ...props }: AlertDrawerProps) {
  const { t } = useTranslation('alerts');
  return (
    <FormDrawer
      title={t(rule ? 'edit' : 'new')}
      closeLabel={t('close')}
      onClose={onClose}
      aria-describedby={undefined}
      {...(returnFocus && {
        onCloseAutoFocus: (event: Event) => {
          event.preventDefault();
          returnFocus();
        },
      })}
    >
      <div className="px-5 py-4">
        <AlertForm rule={rule} {...props} onSaved={onClose} />
      </div>
    </FormDrawer>
  );
}
