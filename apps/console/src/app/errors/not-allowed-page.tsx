import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { ArrowLeftIcon } from '@meridian/ui/icons';
import { ErrorPage } from '@meridian/ui/shell';
import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { usePageTitle } from '../../lib/page/use-page-title';
import { rolesOf } from '../access/role-filter';
import { useSignOut } from '../session/use-sign-out';
import { useSignedIn } from '../shell/use-shell';
import { lockedPage } from './locked-page';

/** The page exists, but not for this user. */
export function NotAllowedPage({ path }: { path?: string }) {
  const { t } = useTranslation(['shell', 'routes']);
  const { user } = useSignedIn();
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const { logOut } = useSignOut();
  usePageTitle(t('routes:notAllowed'));
  const role = useRoleName(rolesOf(user)[0]);
  return (
    <ErrorPage
      drawing={lockedPage}
      title={t('errorPage.notAllowedTitle')}
      body={
        role === undefined
          ? t('errorPage.notAllowedBody', { name: user.userName })
          : t('errorPage.notAllowedBodyRole', { name: user.userName, role })
      }
      path={path}
      actions={
        <>
          {canGoBack && (
            <Button variant="primary" icon={<ArrowLeftIcon />} onClick={() => router.history.back()}>
              {t('errorPage.back')}
            </Button>
          )}
          <Button asChild variant={canGoBack ? 'quiet' : 'primary'}>
            <Link to="/">{t('errorPage.home')}</Link>
          </Button>
          <Button variant="ghost" onClick={logOut}>
            {t('errorPage.other')}
          </Button>
        </>
      }
    />
  );
}

/** The name of a role: translated for a built-in role, otherwise as it was entered. */
function useRoleName(role: string | undefined): string | undefined {
  const { t } = useTranslation('shell');
  const names: Readonly<Record<string, string>> = {
    admin: t('errorPage.roleAdmin'),
    edit: t('errorPage.roleEdit'),
  };
  return role !== undefined && Object.hasOwn(names, role) ? names[role] : role;
}
