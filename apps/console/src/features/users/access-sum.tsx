import { hasPermission, type Permission } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useListText } from '../../lib/language/use-list-text';

/** What matters most about the access of a user, in the order of the sentence. */
const abilities = {
  search: 'report:search:view',
  feed: 'report:feed:view',
  export: 'report:export:create',
  import: 'report:import:create',
  budgets: 'report:budget:edit',
  drafts: 'draft:draft:edit',
  upload: 'draft:draft:upload',
  users: 'system:user:edit',
} as const satisfies Record<string, Permission>;
type Ability = keyof typeof abilities;

// asserted: the names of an object literal
const allAbilities = Object.keys(abilities) as readonly Ability[];

/** What a user with these permissions can do and cannot do, in two sentences. */
export function AccessSum({
  permissions,
  accountCount,
}: {
  permissions: readonly string[];
  accountCount: number;
}) {
  const { t } = useTranslation('access');
  const listText = useListText();
  const listed = (of: readonly Ability[]) => listText(of.map((one) => t(`users.form.abilities.${one}`)));
  const can = allAbilities.filter((one) => hasPermission(permissions, abilities[one]));
  const cannot = allAbilities.filter((one) => !can.includes(one));
  return (
    <div className="mt-1.5 flex flex-col gap-0.5 text-12 text-fg-2" role="status">
      {can.length > 0 && <p>{t('users.form.can', { list: listed(can), count: accountCount })}</p>}
      {cannot.length > 0 && <p className="text-fg-3">{t('users.form.cannot', { list: listed(cannot) })}</p>}
    </div>
  );
}
