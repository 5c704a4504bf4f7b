import { useTranslation } from '@meridian/i18n';
import { Field, Select } from '@meridian/ui';
import type { ReportModel } from '../use-report-model';
import { useGroupings, type GroupingChoice } from './use-groupings';

/** Groups the rows of a report, or splits them into segments; for the sheet of the mobile layout. */
export function GroupingFields({ model }: { model: ReportModel }) {
  const { t } = useTranslation('reports');
  const { view } = model;
  const { groupings, segments, group, split } = useGroupings(model);
  return (
    <>
      {groupings.length > 0 && (
        <ChoiceField
          label={t('groups.by')}
          none={t('groups.none')}
          choices={groupings}
          value={view.groupBy}
          onSelect={group}
        />
      )}
      {segments.length > 0 && (
        <ChoiceField
          label={t('segments.by')}
          none={t('segments.none')}
          choices={segments}
          value={view.segment}
          onSelect={split}
        />
      )}
    </>
  );
}

const none = 'none';

interface ChoiceFieldProps {
  label: string;
  /** Label of the choice of none. */
  none: string;
  choices: readonly GroupingChoice<string>[];
  value: string | undefined;
  onSelect: (value: string) => void;
}

function ChoiceField({ label, none: noneLabel, choices, value, onSelect }: ChoiceFieldProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          options={[{ value: none, label: noneLabel }, ...choices]}
          value={value ?? none}
          onValueChange={onSelect}
        />
      )}
    </Field>
  );
}
