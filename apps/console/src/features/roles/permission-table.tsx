import { hasPermission, type Permission } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Checkbox } from '@meridian/ui';
import { isForAllAccounts, permissionMatrix } from './role-state';

export interface PermissionTableProps {
  value: readonly Permission[];
  onValueChange: (permissions: Permission[]) => void;
  /** Permissions of the current user: others cannot be granted. */
  held: readonly string[];
  disabled: boolean;
}

/** Areas and actions as a matrix, with a dot for missing actions. */
export function PermissionTable({ value, onValueChange, held, disabled }: PermissionTableProps) {
  const { t } = useTranslation(['access', 'routes']);
  const { actions, rows } = permissionMatrix;
  const set = (permission: Permission, next: boolean) =>
    onValueChange(next ? [...value, permission] : value.filter((one) => one !== permission));
  return (
    <table className="w-full text-left">
      <caption className="sr-only">{t('roles.permissions')}</caption>
      <thead className="bg-sunken text-12 text-fg-3">
        <tr>
          <th scope="col" className="px-5 py-2 font-medium max-desktop:px-4">
            {t('roles.area')}
          </th>
          {actions.map((action) => (
            <th key={action} scope="col" className="px-2 py-2 text-center font-medium">
              {t(`actions.${action}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ area, textKey, permissions }) => (
          <tr key={area} className="border-t border-line-1 hover:bg-hover">
            <th scope="row" className="px-5 py-1.5 font-normal max-desktop:px-4">
              {t(`routes:areas.${textKey}`)}
              <code className="block text-11 text-fg-3">{area}:*</code>
              {isForAllAccounts(area) && (
                <span className="block text-12 text-fg-3">{t('roles.forAllAccounts')}</span>
              )}
            </th>
            {actions.map((action) => {
              const permission = permissions.get(action);
              if (permission === undefined) {
                return (
                  <td key={action} className="text-center text-fg-3">
                    <span aria-hidden>·</span>
                  </td>
                );
              }
              const canGrant = hasPermission(held, permission);
              return (
                <td key={action} className="text-center" title={canGrant ? undefined : t('roles.missing')}>
                  <Checkbox
                    aria-label={t('roles.cellLabel', {
                      area: t(`routes:areas.${textKey}`),
                      action: t(`actions.${action}`),
                    })}
                    checked={value.includes(permission)}
                    disabled={disabled || !canGrant}
                    onCheckedChange={(next) => set(permission, next)}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
