import { fieldGroups, type FieldDefinition, type FieldGroup } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { Checkbox, EmptyState } from '@meridian/ui';
import { LockIcon } from '@meridian/ui/icons';
import { useId } from 'react';
import { groupState, type ShownKeys } from './field-draft';
import { FieldUnit } from './field-unit';

export interface FieldGroupsProps {
  /** In the order of the section. */
  fields: readonly FieldDefinition[];
  shown: ShownKeys;
  /** Text that the field names must contain; '' for all. */
  text: string;
  onShow: (keys: readonly string[], isShown: boolean) => void;
}

/** The fields of a part in their groups, each with a box. */
export function FieldGroups({ fields, shown, text, onShow }: FieldGroupsProps) {
  const { t } = useTranslation('customFields');
  const wanted = text.trim().toLocaleLowerCase();
  const found = fields.filter(({ titleName }) => titleName.toLocaleLowerCase().includes(wanted));
  if (found.length === 0) return <EmptyState kind="noMatch" title={t('noField')} className="py-10" />;
  return fieldGroups.map((group) => {
    const own = found.filter((field) => field.group === group);
    return (
      own.length > 0 && (
        <Group
          key={group}
          group={group}
          fields={own}
          all={fields.filter((field) => field.group === group)}
          shown={shown}
          onShow={onShow}
        />
      )
    );
  });
}

interface GroupProps extends Pick<FieldGroupsProps, 'fields' | 'shown' | 'onShow'> {
  group: FieldGroup;
  /** All fields of the group, including those hidden by the search. */
  all: readonly FieldDefinition[];
}

function Group({ group, fields, all, shown, onShow }: GroupProps) {
  const { t } = useTranslation('customFields');
  const headingId = useId();
  const name = t(`groups.${group}`);
  const isAllLocked = fields.every(({ isLocked }) => isLocked);
  const state = groupState(shown, fields);
  const count = all.filter(({ dataKey }) => shown.includes(dataKey)).length;
  return (
    <section aria-labelledby={headingId} className="pt-4">
      <h3 id={headingId} className="flex items-center gap-2 pb-2 text-13 font-semibold">
        <Checkbox
          aria-label={t('group', { group: name })}
          checked={state}
          disabled={isAllLocked}
          onCheckedChange={() =>
            onShow(
              fields.map(({ dataKey }) => dataKey),
              state !== true,
            )
          }
        />
        {name}
        <span className="text-12 font-normal text-fg-3">{t('countOf', { count, total: all.length })}</span>
      </h3>
      <ul className="grid grid-cols-2 border-y border-line-1 desktop:grid-cols-3">
        {fields.map((field) => (
          <li
            key={field.dataKey}
            className="-mb-px flex min-h-9 items-center border-b border-line-1 pr-3 desktop:pr-8"
          >
            <Checkbox
              checked={shown.includes(field.dataKey)}
              disabled={field.isLocked}
              onCheckedChange={(isChecked) => onShow([field.dataKey], isChecked)}
              label={
                <span className={field.isLocked || shown.includes(field.dataKey) ? 'text-fg-1' : 'text-fg-2'}>
                  {field.titleName} <FieldUnit field={field} />
                </span>
              }
              className="min-w-0 flex-1"
            />
            {field.isLocked && (
              <span role="img" aria-label={t('locked')} title={t('locked')} className="text-fg-3">
                <LockIcon className="size-3.5" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
