import { useTranslation } from '@meridian/i18n';
import {
  Menu,
  MenuContent,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuSeparator,
  MenuTrigger,
} from '@meridian/ui';
import type { LazyMenuParts } from '../../../lib/lazy/lazy-menu';
import type { ReportModel } from '../use-report-model';
import { useGroupings, type GroupingChoice } from './use-groupings';

export interface GroupingMenuProps extends LazyMenuParts {
  model: ReportModel;
}

/** What the rows of a report can be grouped by, and what each of them can be split by. */
export function GroupingMenu({ model, trigger, defaultOpen }: GroupingMenuProps) {
  const { t } = useTranslation('reports');
  const { view } = model;
  const { groupings, segments, group, split } = useGroupings(model);
  return (
    <Menu defaultOpen={defaultOpen}>
      <MenuTrigger asChild>{trigger}</MenuTrigger>
      <MenuContent>
        {groupings.length > 0 && (
          <Choices
            title={t('groups.by')}
            none={t('groups.none')}
            choices={groupings}
            value={view.groupBy}
            onSelect={group}
          />
        )}
        {groupings.length > 0 && segments.length > 0 && <MenuSeparator />}
        {segments.length > 0 && (
          <Choices
            title={t('segments.by')}
            none={t('segments.none')}
            choices={segments}
            value={view.segment}
            onSelect={split}
          />
        )}
      </MenuContent>
    </Menu>
  );
}

const none = '';

interface ChoicesProps {
  title: string;
  /** Label of the choice of none. */
  none: string;
  choices: readonly GroupingChoice<string>[];
  value: string | undefined;
  onSelect: (value: string) => void;
}

function Choices({ title, none: noneLabel, choices, value, onSelect }: ChoicesProps) {
  return (
    <>
      <MenuLabel>{title}</MenuLabel>
      <MenuRadioGroup aria-label={title} value={value ?? none} onValueChange={onSelect}>
        <MenuRadioItem value={none}>{noneLabel}</MenuRadioItem>
        {choices.map((choice) => (
          <MenuRadioItem key={choice.value} value={choice.value}>
            {choice.label}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </>
  );
}
