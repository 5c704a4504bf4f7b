import { groupingTitleKey, reportGroupings } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import {
  Button,
  cn,
  Menu,
  MenuContent,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuTrigger,
} from '@meridian/ui';
import { LayersIcon } from '@meridian/ui/icons';
import { groupingsIn } from '../report-keys';
import type { ReportModel } from '../use-report-model';
import { groupedBy } from './group-filters';

const none = '';

/** Groups the rows of a report by a dimension, period or account. Shows what they are grouped by. */
export function GroupButton({ model }: { model: ReportModel }) {
  const { t } = useTranslation(['reports', 'columns']);
  const { report, view, accounts, change } = model;
  const offered = groupingsIn(report, { reportType: view.reportType, accountCount: accounts.length });
  if (offered.length === 0) return null;
  const titleOf = (grouping: (typeof offered)[number]) =>
    t(`columns:${groupingTitleKey(grouping, report.period)}`);
  const { groupBy } = view;
  const name = groupBy && titleOf(groupBy);
  const label = name === undefined ? t('groups.button') : t('groups.active', { name });
  return (
    <Menu>
      <MenuTrigger asChild>
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
      </MenuTrigger>
      <MenuContent>
        <MenuLabel>{t('groups.by')}</MenuLabel>
        <MenuRadioGroup
          value={groupBy ?? none}
          onValueChange={(value) =>
            change(
              groupedBy(
                model,
                reportGroupings.find((each) => each === value),
              ),
            )
          }
        >
          <MenuRadioItem value={none}>{t('groups.none')}</MenuRadioItem>
          {offered.map((grouping) => (
            <MenuRadioItem key={grouping} value={grouping}>
              {titleOf(grouping)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
