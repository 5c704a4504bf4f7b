import type { Account, AlertRule } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { FormDrawer } from '../../lib/page/form-drawer';
import { AlertForm } from './alert-form';

export interface AlertDrawerProps {
  /** Undefined for a new one. */
  rule: AlertRule | undefined;
  accounts: readonly Account[];
  /** Account of a new one. */
  accountId: number | undefined;
  onClose: () => void;
}

/** The drawer with the form of an alert. */
export function AlertDrawer({ rule, onClose, ...props }: AlertDrawerProps) {
  const { t } = useTranslation('alerts');
  return (
    <FormDrawer
      title={t(rule ? 'edit' : 'new')}
      closeLabel={t('close')}
      onClose={onClose}
      aria-describedby={undefined}
    >
      <div className="px-5 py-4">
        <AlertForm rule={rule} {...props} onSaved={onClose} />
      </div>
    </FormDrawer>
  );
}
