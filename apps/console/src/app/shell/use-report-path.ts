import { reportPagePath } from '@meridian/api-client/contract';
import type { ReportPath } from '../../lib/page/report-path';
import { accessTo } from '../access/access';
import { hasPage } from '../navigation/pages';
import { useSignedIn } from './use-shell';

/** Finds the pages of reports that the user may open. */
export function useReportPath(): ReportPath {
  const { routes } = useSignedIn();
  return (channel, section) => {
    const path = reportPagePath(channel, section, 'daily');
    return accessTo(path, routes, hasPage) === 'open' ? path : undefined;
  };
}
