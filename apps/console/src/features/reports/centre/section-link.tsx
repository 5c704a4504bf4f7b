import type { Channel, Section } from '@meridian/api-client/contract';
import type { DateRange } from '@meridian/date-range/core';
import { useTranslation } from '@meridian/i18n';
import { Link } from '@tanstack/react-router';
import { reports } from '../registry';
import { useReportNames } from '../use-report-names';

export interface SectionLinkProps {
  channel: Channel;
  section: Section;
  week: DateRange;
  canOpen: (path: string) => boolean;
}

/** A link to a section's page of the report centre, for the same week; empty if the user may not open it. */
export function SectionLink({ channel, section, week, canOpen }: SectionLinkProps) {
  const { t } = useTranslation(['reportCentre', 'routes']);
  const { titleOf } = useReportNames();
  const page = reports.find(
    (report) =>
      report.layout === 'centre' &&
      report.kind === 'section' &&
      report.channel === channel &&
      report.section === section,
  );
  if (!page || !canOpen(page.path)) return null;
  const name = titleOf(page);
  return (
    <Link
      to={page.path}
      search={{ ...week }}
      activeProps={{}}
      aria-label={t('ranked.allOf', { report: name })}
      className="rounded-xs text-12 font-medium text-accent-fg focus-ring hover:underline print:hidden"
    >
      {t('ranked.all')}
    </Link>
  );
}
