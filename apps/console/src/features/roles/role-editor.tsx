import { endpoints, grantablePages, permissions, type Role } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, Sheet, SheetContent, SheetTrigger, useMediaQuery } from '@meridian/ui';
import { CircleDashedIcon, EyeIcon, ListOrderedIcon } from '@meridian/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useRoleWords } from '../../lib/access/access-words';
import { useApi } from '../../lib/api/api';
import { useIsMobile } from '../../lib/device/use-is-mobile';
import { useCan } from '../../lib/session/can';
import { DeleteRoleDialog } from './delete-role-dialog';
import { PageChecks } from './page-checks';
import { PermissionTable } from './permission-table';
import { RoleHead } from './role-head';
import { RoleName } from './role-name';
import { RolePreview } from './role-preview';
import type { RoleDraft } from './role-state';
import { RoleSummary } from './role-summary';
import { useRoleDraft, type RoleDraftState } from './use-role-draft';
import { useSaveRole } from './use-save-role';

export interface RoleEditorProps {
  /** Absent for a new role. */
  role: Role | undefined;
  held: readonly string[];
  roles: readonly Role[];
  list: ReactNode;
  onCopy: (role: Role) => void;
  /** Shows another role; undefined for the first one. */
  onShow: (id: string | undefined) => void;
}

/** Pages, permissions and summary of a role. Nothing applies until it is saved. */
export function RoleEditor({ role, held, roles, list, onCopy, onShow }: RoleEditorProps) {
  const canEdit = useCan('system:role:edit');
  const isWide = useMediaQuery('(width >= 1360px)');
  const [dialog, setDialog] = useState<RoleDialogProps['dialog']>();
  const state = useRoleDraft(role);
  const { draft, change, discard } = state;
  const isReadOnly = !canEdit || role?.isBuiltIn === true || role?.canGrant === false;
  const save = useSaveRole(role, {
    onSaved: ({ id }) => {
      discard();
      onShow(id);
    },
    onConflict: ({ version }) => change({ version }),
  });
  const abandon = () => {
    save.reset();
    discard();
    if (!role) onShow(undefined);
  };
  const summary = (
    <Summary role={role} state={state} isInSheet={!isWide} onPreview={() => setDialog('preview')} />
  );
  return (
    <>
      <RoleHead>
        {!isReadOnly && (
          <SaveButtons
            {...state}
            isNew={role === undefined}
            isPending={save.isPending}
            onDiscard={abandon}
            onSave={() => save.mutate(draft)}
          />
        )}
        {!isWide && <SummaryButton>{summary}</SummaryButton>}
      </RoleHead>
      <div className="flex min-h-0 flex-1 max-desktop:flex-col">
        {list}
        <div className="flex min-w-0 flex-1 flex-col">
          <RoleName
            role={role}
            draft={draft}
            isReadOnly={isReadOnly}
            error={save.nameError}
            onNameChange={(name) => change({ name })}
            {...(role && canEdit && { onCopy: () => onCopy(role) })}
            {...(role && !isReadOnly && { onDelete: () => setDialog('delete') })}
          />
          <Notices role={role} isReadOnly={isReadOnly} isConflict={save.isConflict} />
          <RoleParts draft={draft} change={change} held={held} isReadOnly={isReadOnly} />
        </div>
        {isWide && <SummaryColumn>{summary}</SummaryColumn>}
      </div>
      {dialog !== undefined && (
        <RoleDialog
          dialog={dialog}
          role={role}
          roles={roles}
          draft={draft}
          onDeleted={() => {
            discard();
            onShow(undefined);
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}

function SummaryColumn({ children }: { children: ReactNode }) {
  return <aside className="w-79 shrink-0 overflow-y-auto border-l border-line-2 bg-canvas">{children}</aside>;
}

interface NoticesProps {
  role: Role | undefined;
  isReadOnly: boolean;
  isConflict: boolean;
}

function Notices({ role, isReadOnly, isConflict }: NoticesProps) {
  const { t } = useTranslation('access');
  const canEdit = useCan('system:role:edit');
  return (
    <>
      {isReadOnly && canEdit && (
        <Alert tone="info" className="mx-5 mb-3 max-desktop:mx-4">
          {t(role?.isBuiltIn === true ? 'roles.readOnly' : 'roles.readOnlyMissing')}
        </Alert>
      )}
      {isConflict && (
        <Alert tone="warn" className="mx-5 mb-3 max-desktop:mx-4">
          {t('roles.conflict')}
        </Alert>
      )}
    </>
  );
}

interface RoleDialogProps extends Pick<RoleEditorProps, 'role' | 'roles'> {
  dialog: 'preview' | 'delete';
  draft: RoleDraft;
  onDeleted: () => void;
  onClose: () => void;
}

function RoleDialog({ dialog, role, roles, draft, onDeleted, onClose }: RoleDialogProps) {
  const { t } = useTranslation('access');
  const roleWords = useRoleWords();
  if (dialog === 'delete')
    return role && <DeleteRoleDialog role={role} roles={roles} onDeleted={onDeleted} onClose={onClose} />;
  const name = role ? roleWords(draft.name) : draft.name || t('roles.new');
  return <RolePreview draft={{ ...draft, name }} onClose={onClose} />;
}

interface SaveButtonsProps extends Pick<RoleDraftState, 'draft' | 'changes'> {
  isNew: boolean;
  isPending: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

function SaveButtons({ draft, changes, isNew, isPending, onDiscard, onSave }: SaveButtonsProps) {
  const { t } = useTranslation('access');
  return (
    <>
      {changes.count > 0 && (
        <span role="status" className="inline-flex items-center gap-1.5 text-12 text-warn-fg">
          <CircleDashedIcon aria-hidden className="size-3.5" />
          {t('roles.unsaved', { count: changes.count })}
        </span>
      )}
      <Button disabled={!isNew && changes.count === 0} onClick={onDiscard}>
        {t('roles.discard')}
      </Button>
      <Button
        variant="primary"
        isLoading={isPending}
        disabled={changes.count === 0 || draft.name.trim() === ''}
        onClick={onSave}
      >
        {t('roles.save')}
      </Button>
    </>
  );
}

function SummaryButton({ children }: { children: ReactNode }) {
  const { t } = useTranslation('access');
  const isMobile = useIsMobile();
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button icon={<ListOrderedIcon />}>{t('roles.summaryButton')}</Button>
      </SheetTrigger>
      <SheetContent side={isMobile ? 'bottom' : 'right'} title={t('roles.summary')} closeLabel={t('close')}>
        {children}
      </SheetContent>
    </Sheet>
  );
}

interface SummaryProps {
  role: Role | undefined;
  state: RoleDraftState;
  isInSheet: boolean;
  onPreview: () => void;
}

function Summary({ role, state, isInSheet, onPreview }: SummaryProps) {
  const { t } = useTranslation('access');
  const { data } = useQuery({
    ...endpointOptions(useApi(), endpoints.roleDetail, { body: { id: role?.id ?? '' } }),
    enabled: role !== undefined && !role.isBuiltIn,
  });
  return (
    <RoleSummary
      draft={state.draft}
      changes={state.changes}
      userNames={data?.userNames ?? []}
      isTitleHidden={isInSheet}
    >
      <Button icon={<EyeIcon />} onClick={onPreview}>
        {t('roles.preview')}
      </Button>
    </RoleSummary>
  );
}

interface RolePartsProps {
  draft: RoleDraft;
  change: (part: Partial<RoleDraft>) => void;
  held: readonly string[];
  isReadOnly: boolean;
}

/** Pages on the left, permissions on the right; each scrolls by itself if there is room for both. */
function RoleParts({ draft, change, held, isReadOnly }: RolePartsProps) {
  const { t } = useTranslation('access');
  const heading = (title: string, some: readonly unknown[], all: readonly unknown[]) => (
    <h3 className="px-5 py-3 text-14 font-semibold max-desktop:px-4">
      {title}{' '}
      <span className="ml-1 text-13 font-normal text-fg-3 tabular-nums">
        {t('roles.countOf', { part: String(some.length), total: String(all.length) })}
      </span>
    </h3>
  );
  return (
    <div className="flex min-h-0 flex-1 border-t border-line-2 max-desktop:flex-col">
      <section
        aria-label={t('roles.pages')}
        className="desktop:w-76 desktop:shrink desktop:overflow-y-auto desktop:border-r desktop:border-line-2"
      >
        {heading(t('roles.pages'), draft.pages, grantablePages)}
        <PageChecks value={draft.pages} onValueChange={(pages) => change({ pages })} disabled={isReadOnly} />
      </section>
      <section
        aria-label={t('roles.permissions')}
        className="min-w-0 flex-1 max-desktop:border-t max-desktop:border-line-2 desktop:min-w-90 desktop:overflow-auto"
      >
        {heading(t('roles.permissions'), draft.permissions, permissions)}
        <PermissionTable
          value={draft.permissions}
          onValueChange={(next) => change({ permissions: next })}
          held={held}
          disabled={isReadOnly}
        />
        <p className="px-5 py-3 text-12 text-fg-3 max-desktop:px-4">{t('roles.checkNote')}</p>
      </section>
    </div>
  );
}
