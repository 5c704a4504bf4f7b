import { useTranslation } from '@meridian/i18n';
import { FormDrawer } from '../page/form-drawer';
import { ScheduleForm, type ScheduleFormProps } from './schedule-form';

export interface ScheduleDrawerProps extends Omit<ScheduleFormProps, 'onSaved'> {
  onClose: () => void;
  /** Called once the drawer is closed, if the previously focused element is gone. */
  returnFocus?: () => void;
}

/** The drawer with the form of a scheduled report. */
export function ScheduleDrawer({ view, onClose, returnFocus, ...props }: ScheduleDrawerProps) {
  const { t } = useTranslation('schedules');
  return (
    <FormDrawer
      title={t(view.schedule ? 'edit' : 'new')}
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
      <div className="flex flex-col gap-4 px-5 py-4">
        {typeof view.view === 'string' && <p className="font-medium wrap-anywhere">{view.name}</p>}
        <ScheduleForm view={view} {...props} onSaved={onClose} />
      </div>
    </FormDrawer>
  );
}
