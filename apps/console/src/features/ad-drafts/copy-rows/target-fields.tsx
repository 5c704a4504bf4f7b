import { maxDraftNameLength } from '@meridian/api-client/contract';
import { TargetField } from '@meridian/draft-editor';
import { rowsInOrder, type ProviderKind } from '@meridian/draft-editor/core';
import { useLanguage, useTranslation } from '@meridian/i18n';
import { Field, LoadingLine, SearchSelect, Select, TextField } from '@meridian/ui';
import { useAccountOptions, type AccountChoice } from '../../../lib/choices/use-account-options';
import { ListFailed } from '../../../lib/lists/list-failed';
import { useDraftName } from '../lib/use-draft-name';
import { useEditableDrafts, useLoadedDraft } from '../lib/use-editable-drafts';
import type { RowCopyTarget } from './use-copy-target';

export interface TargetFieldsProps {
  target: RowCopyTarget;
  kind: ProviderKind;
  accounts: readonly AccountChoice[];
  /** The draft of the rows, which is no target. */
  sourceId: string;
}

/** Selects account, draft and place of copies. */
export function TargetFields({ target, kind, accounts, sourceId }: TargetFieldsProps) {
  const { t } = useTranslation('adDrafts');
  const { accountId, draft, setAccountId } = target;
  const { optionOf, select } = useAccountOptions(accounts);
  return (
    <>
      <Field label={t('columns.account')}>
        {(control) => (
          <SearchSelect
            {...control}
            {...select}
            selected={optionOf(accountId === undefined ? undefined : String(accountId))}
            onValueChange={(id) => setAccountId(Number(id))}
            placeholder={t('copyRows.chooseAccount')}
          />
        )}
      </Field>
      {accountId !== undefined && (
        <DraftField accountId={accountId} target={target} kind={kind} sourceId={sourceId} />
      )}
      {draft === 'new' && (
        <TextField
          label={t('form.name')}
          value={target.name.text}
          maxLength={maxDraftNameLength}
          required
          onChange={(event) => target.name.setText(event.target.value)}
        />
      )}
      {draft !== undefined && draft !== 'new' && kind !== 'campaign' && (
        <PlaceField draftId={draft.id} kind={kind} target={target} />
      )}
    </>
  );
}

const newDraft = 'new';

/** The editable drafts of the account but the one of the rows. */
function DraftField({
  accountId,
  target: { draft, setDraft },
  kind,
  sourceId,
}: Omit<TargetFieldsProps, 'accounts'> & { accountId: number }) {
  const { t } = useTranslation(['adDrafts', 'common']);
  const nameOf = useDraftName();
  const { drafts, error, refetch } = useEditableDrafts(accountId);
  if (!drafts && error !== null)
    return <ListFailed title={t('failedTitle')} error={error} onRetry={() => void refetch()} />;
  if (!drafts) return <LoadingLine label={t('common:loading')} />;
  const others = drafts.filter(({ id }) => id !== sourceId);
  if (others.length === 0 && kind !== 'campaign')
    return <p className="text-13 text-fg-2">{t('copyRows.noDrafts')}</p>;
  return (
    <Field label={t('columns.name')}>
      {(control) => (
        <Select
          {...control}
          placeholder={t('searchTerms.chooseDraft')}
          options={[
            ...(kind === 'campaign' ? [{ value: newDraft, label: t('copyRows.newDraft') }] : []),
            ...others.map((each) => ({ value: each.id, label: nameOf(each) })),
          ]}
          value={draft === 'new' ? newDraft : draft?.id}
          onValueChange={(id) => setDraft(id === newDraft ? 'new' : others.find((each) => each.id === id))}
        />
      )}
    </Field>
  );
}

/** The campaign of units, the unit of keywords and creatives. */
function PlaceField({
  draftId,
  kind,
  target: { placeId, setPlaceId },
}: {
  draftId: string;
  kind: Exclude<ProviderKind, 'campaign'>;
  target: RowCopyTarget;
}) {
  const { t } = useTranslation(['adDrafts', 'common']);
  const { language } = useLanguage();
  const { data: loaded, error, refetch } = useLoadedDraft(draftId);
  if (!loaded && error !== null)
    return <ListFailed title={t('editor.failedTitle')} error={error} onRetry={() => void refetch()} />;
  if (!loaded) return <LoadingLine label={t('common:loading')} />;
  const placeKind = kind === 'unit' ? 'campaign' : 'unit';
  if (rowsInOrder(loaded.draft, placeKind).length === 0)
    return <p className="text-13 text-fg-2">{t(`copyRows.noPlace.${placeKind}`)}</p>;
  return (
    <TargetField
      draft={loaded.draft}
      kind={kind}
      excludedId={undefined}
      value={placeId}
      onValueChange={setPlaceId}
      language={language}
    />
  );
}
