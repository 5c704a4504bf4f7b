import { useTranslation } from '@meridian/i18n';
import { Button, cn } from '@meridian/ui';
import { LayersIcon } from '@meridian/ui/icons';
import { LazyMenu } from '../../../lib/lazy/lazy-menu';
import { lazyWithPreload } from '../../../lib/lazy/lazy-with-preload';
import type { ReportModel } from '../use-report-model';
import { useGroupings } from './use-groupings';

const GroupingMenu = lazyWithPreload(() => import('./grouping-menu').then((module) => module.GroupingMenu));

/**
 * Groups the rows of a report by a dimension, period or account, or splits each of them into segments. Shows what they are grouped or split
 * by.
 */
export function GroupButton({ model }: { model: ReportModel }) {
  const { t } = useTranslation('reports');
  const { view } = model;
  const { groupings, segments } = useGroupings(model);
  if (groupings.length === 0 && segments.length === 0) return null;
  const group = groupings.find(({ value }) => value === view.groupBy)?.label;
  const segment = segments.find(({ value }) => value === view.segment)?.label;
  const name = group ?? segment;
  const label =
    group !== undefined
      ? t('groups.active', { name: group })
      : segment !== undefined
        ? t('segments.active', { name: segment })
        : t('groups.button');
  return (
    <LazyMenu
      preload={GroupingMenu.preload}
      trigger={
        <Button
          icon={<LayersIcon />}
          aria-label={label}
          title={label}
          className={cn(
            name === undefined
              ? 'w-ctl px-0'
              : 'border-accent! bg-accent-bg! text-accent-fg! [&_svg]:text-inherit!',
          )}
        >
          {name !== undefined && <span className="max-w-40 truncate">{name}</span>}
        </Button>
      }
    >
      {(parts) => <GroupingMenu model={model} {...parts} />}
    </LazyMenu>
  );
}
