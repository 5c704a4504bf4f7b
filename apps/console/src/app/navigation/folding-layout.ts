import { pagePath } from '@meridian/api-client/contract';
import { hasReportLayout } from './report-layout';

/** Layouts whose content needs the width of the sidebar, which starts folded there. */
export type FoldingLayout = 'reports' | 'editor';

/** The folding layout of the page at a path; `boot.js` has the same rule for the first paint. */
export function foldingLayoutOf(path: string): FoldingLayout | undefined {
  if (hasReportLayout(path)) return 'reports';
  return path.startsWith(`${pagePath('draftEdit')}/`) ? 'editor' : undefined;
}
