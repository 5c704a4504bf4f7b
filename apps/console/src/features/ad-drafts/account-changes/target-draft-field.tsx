import { useTranslation } from '@meridian/i18n';
import { Field, LoadingLine, Select } from '@meridian/ui';
import { ListFailed } from '../../../lib/lists/list-failed';
import { useDraftName } from '../lib/use-draft-name';
import type { TargetDraft } from './use-target-draft';

/** Selects the draft that changes are added to: a new one, or an editable one of the account. */
export function TargetDraftField({ target }: { target: TargetDraft }) {
  const { t } = useTranslation(['itemChanges', 'adDrafts', 'common']);
  const nameOf = useDraftName();
  const { drafts, error, refetch, value, setValue, newValue, draftName } = target;
  if (!drafts && error !== null)
    return <ListFailed title={t('adDrafts:failedTitle')} error={error} onRetry={() => void refetch()} />;
  if (!drafts) return <LoadingLine label={t('common:loading')} />;
  return (
    <Field label={t('target')} hint={t('nothingSent')}>
      {(control) => (
        <Select
          {...control}
          options={[
            { value: newValue, label: t('newDraft', { name: draftName }) },
            ...drafts.map((draft) => ({ value: draft.id, label: nameOf(draft) })),
          ]}
          value={value}
          onValueChange={setValue}
        />
      )}
    </Field>
  );
}
