import { useEffect, useRef } from 'react';
import type { ReportViews, ViewedReport } from './use-report-views';
import { isDefaultContent, searchOfView, viewOfSearch } from './view-content';

/** Shows the view of a link that names it and nothing else. */
export function useOpenedView(
  { report, search, today }: ViewedReport,
  { current, show, leave }: ReportViews,
): void {
  /** The view whose settings have been on the screen since it is in the address. */
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    if (!current) return;
    const keepsNothing = isDefaultContent(viewOfSearch(report, searchOfView(report, current.content, today)));
    if (keepsNothing || !isDefaultContent(viewOfSearch(report, search))) shownId.current = current.id;
    else if (shownId.current !== current.id) show(current, { replace: true });
    // the user has taken off everything that the view had set: as a link, the address would bring it back
    else leave({ replace: true });
  });
}
