import { reportGroupings, type ReportGrouping } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Menu, MenuContent, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@meridian/ui';
import type { LazyMenuParts } from '../../../lib/lazy/lazy-menu';
import type { ReportModel } from '../use-report-model';
import { groupedBy } from './group-filters';

export interface GroupingMenuProps extends LazyMenuParts {
  model: ReportModel;
  offered: readonly { value: ReportGrouping; label: string }[];
}

const none = '';

/** What the rows of a report can be grouped by. */
export function GroupingMenu({ model, offered, trigger, defaultOpen }: GroupingMenuProps) {
  const { t } = useTranslation('reports');
  const select = (value: string) =>
    model.change(
      groupedBy(
        model,
        reportGroupings.find((each) => each === value),
      ),
    );
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent>
        <MenuLabel>{t('groups.by')}</MenuLabel>
        <MenuRadioGroup value={model.view.groupBy ?? none} onValueChange={select}>
          <MenuRadioItem value={none}>{t('groups.none')}</MenuRadioItem>
          {offered.map(({ value, label }) => (
            <MenuRadioItem key={value} value={value}>
              {label}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
