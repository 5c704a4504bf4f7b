import { findSection, type ReportPageDefinition } from '@meridian/api-client/contract';
import type { TFunction } from 'i18next';

type NamedPage = Pick<ReportPageDefinition, 'kind' | 'channel' | 'section' | 'period' | 'layout'>;

/**
 * The title of a report page: `Creative report`, and `Feed creative report` if search ads have such a report too. The same for all
 * periods of a section.
 */
export function reportTitle(
  { kind, channel, section }: Pick<NamedPage, 'kind' | 'channel' | 'section'>,
  t: TFunction<'routes'>,
): string {
  const title = titleInChannel(kind, section, t);
  if (channel === 'search' || (kind === 'section' && !findSection('search', section))) return title;
  return t('feedTitle', { title: lowerFirst(title) });
}

function titleInChannel(
  kind: NamedPage['kind'],
  section: NamedPage['section'],
  t: TFunction<'routes'>,
): string {
  if (kind === 'overview') return t('overviewReport');
  return kind === 'campaignTree' ? t('campaignTree') : t('reportTitle', { section: t(section) });
}

/** The name of a report page on its tag and in the title of the window; no other report page has the same. */
export function reportTag(report: NamedPage, t: TFunction<'routes'>): string {
  const { layout, channel, section, period } = report;
  if (layout === 'centre') return reportTitle(report, t);
  return t(`reportTag_${channel}_${period}`, { section: t(section) });
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
