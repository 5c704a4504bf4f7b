import { useEffect, useRef } from 'react';
import type { ReportViews, ViewedReport } from './use-report-views';
import { contentIn, contentOf, isDefaultContent } from './view-content';

/** Shows the view of a link that names it and nothing else. */
export function useOpenedView(
  { report, view, today }: ViewedReport,
  { current, show, leave }: ReportViews,
): void {
  /** The view whose settings the screen has shown since the address names it. */
  const shownId = useRef<string>(undefined);
  useEffect(() => {
    if (!current) return;
    const isDefault = isDefaultContent(contentIn(report, current.content, today));
    if (isDefault || !isDefaultContent(contentOf(view))) shownId.current = current.id;
    else if (shownId.current !== current.id) show(current, { replace: true });
    // the user removed every setting of the view: an address that names only the view would restore them
    else leave({ replace: true });
  });
}
