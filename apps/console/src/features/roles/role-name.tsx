import { nameLimits, type Role } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Button, TextField } from '@meridian/ui';
import { CopyIcon, Trash2Icon } from '@meridian/ui/icons';
import { useRoleWords } from '../../lib/access/access-words';
import type { RoleDraft } from './role-state';

export interface RoleNameProps {
  role: Role | undefined;
  draft: RoleDraft;
  isReadOnly: boolean;
  /** Why the name was rejected. Already translated. */
  error: string | undefined;
  onNameChange: (name: string) => void;
  /** If absent, there is no button for it. */
  onCopy?: () => void;
  /** If absent, there is no button for it. */
  onDelete?: () => void;
}

/** The name of a role, and commands for the role. */
export function RoleName({ role, draft, isReadOnly, error, onNameChange, onCopy, onDelete }: RoleNameProps) {
  const { t } = useTranslation('access');
  const roleWords = useRoleWords();
  return (
    <div className="flex flex-wrap items-start gap-3 px-5 pt-3.5 pb-3 max-desktop:px-4">
      {isReadOnly && role ? (
        <h2 className="mr-auto min-h-ctl text-16 leading-8 font-semibold wrap-anywhere">
          {roleWords(role.name)}
        </h2>
      ) : (
        <TextField
          label={t('roles.name')}
          required
          value={draft.name}
          error={error}
          maxLength={nameLimits.role}
          onChange={(event) => onNameChange(event.target.value)}
          className="mr-auto w-72 max-w-full"
        />
      )}
      <div className="flex flex-wrap gap-2 self-end">
        {onCopy && (
          <Button icon={<CopyIcon />} onClick={onCopy}>
            {t('roles.copy')}
          </Button>
        )}
        {onDelete && (
          <Button icon={<Trash2Icon />} onClick={onDelete}>
            {t('roles.delete')}
          </Button>
        )}
      </div>
    </div>
  );
}
