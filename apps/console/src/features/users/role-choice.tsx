import { endpoints } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Checkbox } from '@meridian/ui';
import { useQuery } from '@tanstack/react-query';
import { accessOf, pageCount, permissionsIn, useRoleWords } from '../../lib/access/access-words';
import { useApi } from '../../lib/api/api';
import { useListText } from '../../lib/language/use-list-text';

export interface RoleChoiceProps {
  value: readonly string[];
  onValueChange: (roleIds: string[]) => void;
  disabled: boolean;
}

/** The roles of a user, and their combined permissions. A user cannot grant or revoke a role that they do not have. */
export function RoleChoice({ value, onValueChange, disabled }: RoleChoiceProps) {
  const { t } = useTranslation('access');
  const roleWords = useRoleWords();
  const listText = useListText();
  const { data: roles = [] } = useQuery({
    ...endpointOptions(useApi(), endpoints.userRoleOptions),
    select: ({ list }) => list,
  });
  const access = accessOf(roles.filter(({ id }) => value.includes(id)));
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-1.5 font-medium">{t('users.form.roles')}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1 rounded-sm border border-line-2 px-3 py-2">
        {roles.map(({ id, name, canGrant }) => (
          <Checkbox
            key={id}
            label={roleWords(name)}
            checked={value.includes(id)}
            disabled={disabled || !canGrant}
            onCheckedChange={(next) =>
              onValueChange(next ? [...value, id] : value.filter((other) => other !== id))
            }
          />
        ))}
      </div>
      <p className="mt-1.5 text-12 text-fg-3">
        {value.length === 0
          ? t('users.form.rolesHint')
          : t('users.form.together', {
              counts: listText([
                t('users.form.counts.page', { count: pageCount(access) }),
                t('users.form.counts.permission', { count: permissionsIn(access.permissions).length }),
              ]),
            })}
      </p>
    </fieldset>
  );
}
