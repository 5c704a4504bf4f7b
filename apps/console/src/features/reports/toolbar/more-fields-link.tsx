import { pagePath, partsIdOf } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Link } from '@tanstack/react-router';
import type { Report } from '../registry';

/** To the page where the user selects which fields the section has at all. */
export function MoreFieldsLink({ report: { channel, section } }: { report: Report }) {
  const { t } = useTranslation('reports');
  return (
    <Link
      to={pagePath('customFields')}
      search={{ part: partsIdOf(channel, section) }}
      className="rounded-sm text-13 text-accent-fg focus-ring hover:underline"
    >
      {t('moreFields')}
    </Link>
  );
}
