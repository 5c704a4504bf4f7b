import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { BookmarkCheckIcon, BookmarkIcon, ChevronDownIcon } from '@meridian/ui/icons';
import { useIsMobile } from '../../../lib/device/use-is-mobile';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import { useOpenedView } from './use-opened-view';
import { useReportViews, type ViewedReport } from './use-report-views';

const ViewsMenu = lazyWithPreload(() => import('./views-menu').then((module) => module.ViewsMenu));

/** The saved views of a report: the name of the one on the screen, and a menu of all . */
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
              <span className="max-w-40 truncate">{name ?? t('views.button')}</span>
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
