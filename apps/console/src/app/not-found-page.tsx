import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { HouseIcon } from '@meridian/ui/icons';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../lib/use-page-title';
import { Refusal } from './refusal';

/** There is no such page. */
export function NotFoundPage({ path }: { path: string | undefined }) {
  const { t } = useTranslation(['common', 'routes']);
  usePageTitle(t('routes:notFound'));
  return (
    <Refusal
      drawing={lostWay}
      title={t('notFound.title')}
      body={t('notFound.body')}
      path={path}
      actions={
        <Button asChild variant="primary" icon={<HouseIcon />}>
          <Link to="/">{t('notAllowed.home')}</Link>
        </Button>
      }
    />
  );
}

const lostWay = (
  <>
    <path d="M0 60h112" stroke="var(--line-3)" />
    <circle cx="56" cy="32" r="28" stroke="var(--line-3)" />
    <ellipse cx="56" cy="32" rx="17" ry="28" stroke="var(--line-2)" />
    <path d="M28 32h56" stroke="var(--line-2)" />
    <path
      d="M12 50c16-2 20-12 26-20s18-16 28-14 10 6 14 6"
      stroke="var(--accent)"
      strokeWidth="2"
      strokeDasharray="4 3"
    />
    <circle cx="12" cy="50" r="4.5" fill="var(--accent)" />
    <path d="M78 17l8 8m0-8l-8 8" stroke="var(--bad-solid)" strokeWidth="2" strokeLinecap="round" />
  </>
);
