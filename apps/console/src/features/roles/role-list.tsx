import type { Role } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, Select } from '@meridian/ui';
import { CircleDashedIcon, PlusIcon, ShieldCheckIcon, UserIcon } from '@meridian/ui/icons';
import { useId, type ReactNode } from 'react';
import { useRoleWords } from '../../lib/access/access-words';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import { useUnsavedDrafts } from '../../lib/drafts/unsaved-drafts';
import { useCan } from '../../lib/session/can';
import { newRole, roleDraftId } from './use-role-draft';

export interface RoleListProps {
  roles: readonly Role[];
  /** Id of the selected role, or `new`. */
  selectedId: string;
  onSelect: (id: string) => void;
}

/** Built-in roles, then custom ones, with the number of their users; on a phone, a field to select one. */
export function RoleList(props: RoleListProps) {
  const { t } = useTranslation('access');
  const isMobile = useIsMobile();
  const canEdit = useCan('system:role:edit');
  const hasNew = useUnsavedDrafts((state) => roleDraftId(newRole) in state.drafts);
  const isNewShown = hasNew || props.selectedId === newRole;
  const add = canEdit && (
    <Button variant="link" icon={<PlusIcon />} onClick={() => props.onSelect(newRole)}>
      {t('roles.new')}
    </Button>
  );
  if (isMobile) {
    return (
      <div className="flex items-center gap-2 border-b border-line-2 px-4 py-3">
        <RoleSelect {...props} isNewShown={isNewShown} />
        {!isNewShown && add}
      </div>
    );
  }
  return (
    <nav
      aria-label={t('roles.title')}
      className="w-50 shrink-0 overflow-y-auto border-r border-line-2 p-2 py-3 text-13"
    >
      <RoleGroup {...props} title={t('roles.builtIn')} isBuiltIn />
      <RoleGroup {...props} title={t('roles.own')} isNewShown={isNewShown} />
      {!isNewShown && add}
    </nav>
  );
}

interface RoleGroupProps extends RoleListProps {
  title: string;
  isBuiltIn?: boolean;
  isNewShown?: boolean;
}

function RoleGroup({ roles, title, isBuiltIn = false, isNewShown = false, ...list }: RoleGroupProps) {
  const { t } = useTranslation('access');
  const headingId = useId();
  const roleWords = useRoleWords();
  const countOf = ({ name, userCount }: Role) =>
    userCount === 0
      ? t(name === 'edit' ? 'roles.isDefault' : 'roles.noUsers')
      : t('roles.users', { count: userCount });
  return (
    <section className="mb-3">
      <h2 id={headingId} className="px-2.5 pt-2 pb-1 text-12 font-normal text-fg-3">
        {title}
      </h2>
      <ul aria-labelledby={headingId}>
        {roles
          .filter((role) => role.isBuiltIn === isBuiltIn)
          .map((role) => (
            <li key={role.id}>
              <RoleButton
                {...list}
                id={role.id}
                icon={isBuiltIn ? <ShieldCheckIcon /> : <UserIcon />}
                name={roleWords(role.name)}
                detail={countOf(role)}
              />
            </li>
          ))}
        {isNewShown && (
          <li>
            <RoleButton {...list} id={newRole} icon={<PlusIcon />} name={t('roles.new')} detail="" />
          </li>
        )}
      </ul>
    </section>
  );
}

interface RoleButtonProps extends Omit<RoleListProps, 'roles'> {
  id: string;
  icon: ReactNode;
  name: string;
  detail: string;
}

function RoleButton({ id, icon, name, detail, selectedId, onSelect }: RoleButtonProps) {
  const { t } = useTranslation('access');
  const isUnsaved = useUnsavedDrafts((state) => roleDraftId(id) in state.drafts);
  return (
    <button
      type="button"
      title={name}
      aria-current={id === selectedId ? 'true' : undefined}
      onClick={() => onSelect(id)}
      className="mb-px flex min-h-nav w-full items-center gap-2 rounded-sm px-2.5 text-left text-fg-2 focus-ring hover:bg-hover aria-[current]:bg-accent-bg-2 aria-[current]:font-medium aria-[current]:text-accent-fg [&>svg]:size-4 [&>svg]:shrink-0"
    >
      {icon}
      <span className="min-w-0 flex-1 truncate [unicode-bidi:plaintext]">{name}</span>
      {isUnsaved && <CircleDashedIcon role="img" aria-label={t('roles.notSaved')} className="text-warn-fg" />}
      <span className="text-12 font-normal whitespace-nowrap text-fg-3 tabular-nums in-[[aria-current]]:text-inherit">
        {detail}
      </span>
    </button>
  );
}

function RoleSelect({ roles, selectedId, onSelect, isNewShown }: RoleListProps & { isNewShown: boolean }) {
  const { t } = useTranslation('access');
  const roleWords = useRoleWords();
  const options = [
    ...roles.map(({ id, name }) => ({ value: id, label: roleWords(name) })),
    ...(isNewShown ? [{ value: newRole, label: t('roles.new') }] : []),
  ];
  return (
    <Select
      aria-label={t('roles.title')}
      options={options}
      value={selectedId}
      onValueChange={onSelect}
      className="min-w-0 flex-1"
    />
  );
}
