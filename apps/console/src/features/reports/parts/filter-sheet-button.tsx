import { useTranslation } from '@meridian/i18n';
import { Button, Chip } from '@meridian/ui';
import { SlidersHorizontalIcon } from '@meridian/ui/icons';
import { LazyMenu } from '../../../lib/lazy-menu';
import type { FilterSheetProps } from './filter-sheet';

/** All filters behind one button, with their number; for the mobile layout. */
export function FilterSheetButton(props: Omit<FilterSheetProps, 'trigger'>) {
  const { t } = useTranslation('reports');
  const { filterCount } = props.view;
  return (
    <LazyMenu
      opens="dialog"
      load={() => import('./filter-sheet')}
      trigger={
        <Button icon={<SlidersHorizontalIcon />}>
          {t('filters.button')}
          {filterCount > 0 && (
            <Chip tone="accent" shape="square">
              {filterCount}
            </Chip>
          )}
        </Button>
      }
    >
      {({ FilterSheet }, trigger) => <FilterSheet {...props} trigger={trigger} />}
    </LazyMenu>
  );
}
