import { useTranslation } from '@meridian/i18n';
import { findReport } from '../../features/reports/registry';
import { hasReportLayout } from '../navigation/report-layout';
import { findPath } from '../navigation/routes-tree';
import { longTitled } from '../navigation/sub-menu';
import { useNodeTitle, useSignedIn } from '../shell/use-shell';

/** What a tag says, in the current language. */
export interface TagTitle {
  /** Short: `Keyword · Daily`. */
  title: string;
  /** From the top of the menu: `Search ads / Keyword / Daily`. */
  trail: string;
}

/** Names the tag of a path. Reports of two channels may have the same title; their trails differ. */
export function useTagTitle(): (path: string) => TagTitle {
  const { t } = useTranslation('routes');
  const { routes } = useSignedIn();
  const titleOf = useNodeTitle();
  return (path) => {
    const nodes = findPath(routes, path);
    const report = findReport(path);
    const node = nodes.at(-1);
    const title =
      report?.layout === 'console'
        ? t('reportTag', { section: t(report.section), period: t(report.period) })
        : node && titleOf(hasReportLayout(path) ? longTitled(node) : node);
    return {
      title: title ?? path,
      trail: nodes
        .map((each) => titleOf(each))
        .filter((each, index, all) => each !== all[index + 1])
        .join(' / '),
    };
  };
}
