import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { BookmarkCheckIcon, BookmarkIcon, ChevronDownIcon } from '@meridian/ui/icons';
import { useEffect, useRef } from 'react';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import { useReportViews, type ViewedReport, type ReportViews } from './use-report-views';
import { contentIn, contentOf, isDefaultContent } from './view-content';

const ViewsMenu = lazyWithPreload(() => import('./views-menu').then((module) => module.ViewsMenu));

/** The saved views of a report: the name of the current one, and a menu of all. */
export function ViewsButton({ model }: { model: ViewedReport }) {
  const { t } = useTranslation('reports');
  const isMobile = useIsMobile();
  const views = useReportViews(model, { isWanted: false });
  useOpenedView(model, views);
  const { current, isEdited } = views;
  const name = current?.name;
  const label =
    name === undefined
      ? t('views.button')
      : isEdited
        ? t('views.currentEdited', { name })
        : t('views.current', { name });
  return (
    <LazyMenu
      preload={ViewsMenu.preload}
      trigger={
        <Button icon={current ? <BookmarkCheckIcon /> : <BookmarkIcon />} aria-label={label}>
          {!isMobile && (
            <>
              <span data-label={name === undefined ? '' : undefined} className="max-w-40 truncate">
                {name ?? t('views.button')}
              </span>
              <ChevronDownIcon className="size-3.5" />
            </>
          )}
        </Button>
      }
    >
      {(parts) => <ViewsMenu model={model} {...parts} />}
    </LazyMenu>
  );
}

/** Shows the view of a link that names only a view. */
function useOpenedView({ report, view, today }: ViewedReport, { current, show, leave }: ReportViews): void {
  /** The view whose settings were shown when the address named it. */
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
