import { defaultRole, endpoints, type Role } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Checkbox } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { accessOf, useRoleWords } from '../../lib/access/access-words';
import { useApi } from '../../lib/api/api';
import { AccessSum } from './access-sum';

export interface RoleChoiceProps {
  value: readonly string[];
  onValueChange: (roleIds: string[]) => void;
  /** Number of accounts of the user. */
  accountCount: number;
  disabled: boolean;
}

/** The roles of a user, and what they allow together. A user cannot grant or revoke a role that they do not have. */
export function RoleChoice({ value, onValueChange, accountCount, disabled }: RoleChoiceProps) {
  const { t } = useTranslation('access');
  const roleWords = useRoleWords();
  const { data: roles = [] } = useQuery({
    ...endpointOptions(useApi(), endpoints.userRoleOptions),
    select: ({ list }) => list,
  });
  // a user without a role has the default one
  const isHeld = ({ id, name }: Pick<Role, 'id' | 'name'>) =>
    value.length === 0 ? name === defaultRole : value.includes(id);
  const access = accessOf(roles.filter(isHeld));
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 font-medium">{t('users.form.roles')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1 rounded-sm border border-line-2 px-3 py-2">
        {roles.map((role) => (
          <Checkbox
            key={role.id}
            label={roleWords(role.name)}
            checked={isHeld(role)}
            disabled={disabled || !role.canGrant}
            onCheckedChange={() =>
              onValueChange(
                value.includes(role.id) ? value.filter((other) => other !== role.id) : [...value, role.id],
              )
            }
          />
        ))}
      </div>
      {value.length === 0 && <p className="mt-1.5 text-12 text-fg-3">{t('users.form.rolesHint')}</p>}
      <AccessSum permissions={access.permissions} accountCount={accountCount} />
    </fieldset>
  );
}
