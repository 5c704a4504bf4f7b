import { useTranslation } from '@meridian/i18n';
import { Button } from '@meridian/ui';
import { PlusIcon } from '@meridian/ui/icons';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import type { ListFilter } from '../filters/filter-names';
import type { ReportModel } from '../use-report-model';

const AddCondition = lazyWithPreload(() => import('./add-condition').then((module) => module.AddCondition));

/** Opens the list of columns to filter by. `lists`: filters with a list of values that have no button of their own. */
export function AddFilterButton({ model, lists }: { model: ReportModel; lists: readonly ListFilter[] }) {
  const { t } = useTranslation('reports');
  return (
    <LazyMenu
      opens="dialog"
      preload={AddCondition.preload}
      trigger={
        <Button variant="ghost" icon={<PlusIcon />} title={t('filters.add')}>
          <span data-label="">{t('filters.add')}</span>
        </Button>
      }
    >
      {(parts) => <AddCondition lists={lists} model={model} {...parts} />}
    </LazyMenu>
  );
}
