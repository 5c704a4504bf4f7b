import { useTranslation } from '@meridian/i18n';
import { Button, Chip } from '@meridian/ui';
import { SlidersHorizontalIcon } from '@meridian/ui/icons';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import type { ReportModel } from '../use-report-model';

const FilterSheet = lazyWithPreload(() => import('./filter-sheet').then((module) => module.FilterSheet));

/** All filters, groups, segments and the comparison behind one button, with their number; for the mobile layout. */
export function FilterSheetButton({ model }: { model: ReportModel }) {
  const { t } = useTranslation('reports');
  const { filterCount, comparedRange, groupBy, segment } = model.view;
  const isGrouped = groupBy !== undefined || segment !== undefined;
  const count = filterCount + (comparedRange ? 1 : 0) + (isGrouped ? 1 : 0);
  return (
    <LazyMenu
      opens="dialog"
      preload={FilterSheet.preload}
      trigger={
        <Button icon={<SlidersHorizontalIcon />}>
          {t('filters.button')}
          {count > 0 && (
            <Chip tone="accent" shape="square">
              {count}
            </Chip>
          )}
        </Button>
      }
    >
      {(parts) => <FilterSheet model={model} {...parts} />}
    </LazyMenu>
  );
}
