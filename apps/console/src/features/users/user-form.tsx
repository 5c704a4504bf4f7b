import type { Account, ManagedUser } from '@meridian/api-client/contract';
import { findText, useTranslation } from '@meridian/i18n';
import { Alert, Button, SheetClose } from '@meridian/ui';
import { Form, FormError, FormSubmit, FormSwitch, FormTextField } from '@meridian/ui/form';
import { Controller, useWatch, type Control } from 'react-hook-form';
import { useReportUnsaved } from '../../lib/page/form-drawer';
import { useCan } from '../../lib/session/can';
import { AccountGrants } from './account-grants';
import { LanguageField } from './language-field';
import type { NewPassword } from './password-dialog';
import { RoleChoice } from './role-choice';
import { useUserForm } from './use-user-form';
import { UserAccess } from './user-access';
import type { UserFormValues } from './user-form-schema';

export interface UserFormProps {
  /** Absent for a new user. */
  user: ManagedUser | undefined;
  /** Roles of a new user; undefined for the default one. */
  roleIds: readonly string[] | undefined;
  accounts: readonly Account[];
  today: string;
  timeZone: string;
  onDelete: (user: ManagedUser) => void;
  onPassword: (password: NewPassword) => void;
  onClose: () => void;
}

/** The form of a user in the drawer, and below it the actions that take effect at once. */
export function UserForm({ user: opened, roleIds, accounts, today, timeZone, ...on }: UserFormProps) {
  const { t, i18n } = useTranslation(['access', 'errors']);
  const canEdit = useCan('system:user:edit');
  const { form, user, submit, conflict, takeTheirs } = useUserForm(opened, { roleIds, ...on });
  const isReadOnly = !canEdit || user?.canEdit === false;
  const isShared = user !== undefined && user.otherAccountCount > 0;
  useReportUnsaved(form.control);
  return (
    <Form
      form={form}
      onSubmit={submit}
      formatError={(key) => findText(i18n, 'errors', key) ?? key}
      aria-label={t('access:users.user')}
      className="flex min-h-full flex-col"
    >
      <div className="flex flex-1 flex-col gap-4.5 px-5 pb-5">
        {isReadOnly && canEdit && <Alert tone="info">{t('access:users.form.readOnly')}</Alert>}
        {isShared && !isReadOnly && <Alert tone="info">{t('access:users.form.beyondReach')}</Alert>}
        {conflict !== undefined && (
          <Alert tone="warn">
            <div className="flex min-w-0 flex-1 flex-col items-start gap-1.5">
              <p className="wrap-anywhere">{t('access:users.form.conflict', { values: conflict })}</p>
              <Button onClick={takeTheirs}>{t('access:users.form.takeTheirs')}</Button>
            </div>
          </Alert>
        )}
        <FormError control={form.control} />
        <UserFields
          control={form.control}
          user={user}
          accounts={accounts}
          isReadOnly={isReadOnly}
          isShared={isShared}
        />
        {user && <UserAccess user={user} isReadOnly={isReadOnly} today={today} timeZone={timeZone} {...on} />}
      </div>
      <footer className="sticky bottom-0 flex items-center gap-2 border-t border-line-2 bg-overlay px-5 py-3">
        {user && !isReadOnly && !isShared && !user.isSelf && (
          <Button variant="ghost" className="-ml-2.5 text-bad-fg!" onClick={() => on.onDelete(user)}>
            {t('access:users.delete')}
          </Button>
        )}
        <span className="flex-1" />
        <SheetClose asChild>
          <Button>{t(isReadOnly ? 'access:close' : 'access:cancel')}</Button>
        </SheetClose>
        {!isReadOnly && <FormSubmit control={form.control}>{t('access:save')}</FormSubmit>}
      </footer>
    </Form>
  );
}

interface UserFieldsProps extends Pick<UserFormProps, 'user' | 'accounts'> {
  control: Control<UserFormValues>;
  isReadOnly: boolean;
  /** Whether the user has accounts that the current user may not see: actions that would affect these are read-only. */
  isShared: boolean;
}

function UserFields({ control, user, accounts, isReadOnly, isShared }: UserFieldsProps) {
  const { t } = useTranslation('access');
  const granted = useWatch({ control, name: 'accountIds' });
  const accountCount =
    user?.hasAllAccounts === true ? accounts.length : granted.length + (user?.otherAccountCount ?? 0);
  return (
    <>
      <div className="grid grid-cols-2 gap-3 max-desktop:grid-cols-1">
        <FormTextField
          control={control}
          name="displayName"
          label={t('users.form.name')}
          disabled={isReadOnly}
          autoComplete="off"
        />
        <FormTextField
          control={control}
          name="userName"
          label={t('users.form.userName')}
          required
          disabled={user !== undefined}
          autoComplete="off"
        />
      </div>
      <Controller
        control={control}
        name="roleIds"
        render={({ field }) => (
          <RoleChoice
            value={field.value}
            onValueChange={field.onChange}
            accountCount={accountCount}
            disabled={isReadOnly || isShared}
          />
        )}
      />
      <Controller
        control={control}
        name="language"
        render={({ field }) => (
          <LanguageField value={field.value} onValueChange={field.onChange} disabled={isReadOnly} />
        )}
      />
      <Controller
        control={control}
        name="accountIds"
        render={({ field }) => (
          <AccountGrants
            accounts={accounts}
            value={field.value}
            onValueChange={field.onChange}
            otherCount={user?.otherAccountCount ?? 0}
            opensAll={user?.hasAllAccounts === true}
            disabled={isReadOnly}
          />
        )}
      />
      <FormSwitch
        control={control}
        name="mayLogIn"
        label={t('users.form.mayLogIn')}
        hint={t('users.form.frozenHint')}
        disabled={isReadOnly || isShared || user?.isSelf === true}
      />
    </>
  );
}
