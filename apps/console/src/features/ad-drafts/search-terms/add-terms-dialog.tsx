import { limitsOf, type DraftSummary } from '@meridian/api-client/contract';
import {
  childrenOf,
  findRow,
  matchTypes,
  negativeFields,
  parentOf,
  planSearchTerms,
  rowsInOrder,
  tableOf,
  type Draft,
  type TermPlace,
  type TermUse,
} from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Alert, Button, Dialog, DialogClose, DialogContent, Field, LoadingLine, Select } from '@meridian/ui';
import { useMemo, useState } from 'react';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { ListFailed } from '../../../lib/lists/list-failed';
import { notify } from '../../../lib/page/notices';
import type { LoadedDraft } from '../lib/load-draft';
import { useDraftName } from '../lib/use-draft-name';
import { useEditableDrafts, useLoadedDraft } from '../lib/use-editable-drafts';
import { TermList } from './term-list';
import { useAddTerms, useKeywordPlaces } from './use-add-terms';

export interface AddTermsDialogProps {
  accountId: number;
  terms: readonly string[];
  /** Opens a draft, at a unit. */
  onOpenDraft: (draftId: string, unitId: string) => void;
  /** `isDone`: the terms were added. */
  onClose: (isDone: boolean) => void;
}

type MatchType = (typeof matchTypes)[number];
const uses = ['keyword', ...negativeFields] as const;

/** Adds search terms as keywords or negative keywords to a unit of a draft, after checking them against the draft and the account. */
export function AddTermsDialog({ accountId, terms, onOpenDraft, onClose }: AddTermsDialogProps) {
  const { t } = useTranslation(['adDrafts', 'common']);
  const errorMessage = useErrorMessage();
  const nameOf = useDraftName();
  const { drafts, error, refetch } = useEditableDrafts(accountId);
  const [draftId, setDraftId] = useState<string>();
  const [unitId, setUnitId] = useState<string>();
  const [useOfTerms, setUseOfTerms] = useState<(typeof uses)[number]>('keyword');
  const [matchType, setMatchType] = useState<MatchType>('phrase');
  const use = useMemo<TermUse>(
    () =>
      useOfTerms === 'keyword' ? { type: 'keyword', matchType } : { type: 'negative', field: useOfTerms },
    [useOfTerms, matchType],
  );
  const loaded = useLoadedDraft(draftId);
  const draft = loaded.data?.draft;
  const unit = draft && unitId !== undefined ? findRow(draft, 'unit', unitId) : undefined;
  const choice = useTermChoice({
    loaded: loaded.data,
    unitId: unit?.id,
    terms,
    use,
    places: useKeywordPlaces(draftId, terms),
  });
  const adding = useAddTerms((count) => {
    const summary = drafts?.find(({ id }) => id === draftId);
    notify({
      tone: 'success',
      title: t(`searchTerms.done.${use.type}`, { count, name: summary ? nameOf(summary) : '' }),
      ...(draftId !== undefined &&
        unitId !== undefined && {
          action: { label: t('searchTerms.openDraft'), onClick: () => onOpenDraft(draftId, unitId) },
        }),
    });
    onClose(true);
  });
  const add = () => {
    if (loaded.data && unit)
      adding.mutate({ draft: loaded.data, options: { unitId: unit.id, terms: choice.keywords, use } });
  };
  const count = choice.keywords.length;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose(false)}>
      <DialogContent
        title={t('searchTerms.title', { count: terms.length })}
        description={t('searchTerms.description')}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('searchTerms.cancel')}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={!unit || count === 0}
              isLoading={adding.isPending}
              onClick={add}
            >
              {t(`searchTerms.add.${use.type}`, { count })}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {adding.error !== null && <Alert tone="bad">{errorMessage(adding.error)}</Alert>}
          {!drafts && error === null && <LoadingLine label={t('common:loading')} />}
          {!drafts && error !== null && (
            <ListFailed title={t('failedTitle')} error={error} onRetry={() => void refetch()} />
          )}
          {drafts?.length === 0 && <p className="text-13 text-fg-2">{t('searchTerms.noDrafts')}</p>}
          {drafts && drafts.length > 0 && (
            <Field label={t('columns.name')}>
              {(control) => (
                <Select
                  {...control}
                  placeholder={t('searchTerms.chooseDraft')}
                  options={drafts.map((each: DraftSummary) => ({ value: each.id, label: nameOf(each) }))}
                  value={draftId}
                  onValueChange={(id) => {
                    setDraftId(id);
                    setUnitId(undefined);
                  }}
                />
              )}
            </Field>
          )}
          {draftId !== undefined && loaded.isPending && <LoadingLine label={t('common:loading')} />}
          {loaded.error && (
            <ListFailed
              title={t('editor.failedTitle')}
              error={loaded.error}
              onRetry={() => void loaded.refetch()}
            />
          )}
          {draft && <UnitChoice draft={draft} value={unit?.id} onValueChange={setUnitId} />}
          {draft && unit && (
            <>
              <Field label={t('searchTerms.use')}>
                {(control) => (
                  <Select
                    {...control}
                    options={uses.map((value) => ({ value, label: t(`searchTerms.uses.${value}`) }))}
                    value={useOfTerms}
                    onValueChange={setUseOfTerms}
                  />
                )}
              </Field>
              {use.type === 'keyword' && (
                <Field label={t('searchTerms.matchType')}>
                  {(control) => (
                    <Select
                      {...control}
                      options={matchTypes.map((value) => ({
                        value,
                        label: t(`searchTerms.matchTypes.${value}`),
                      }))}
                      value={matchType}
                      onValueChange={setMatchType}
                    />
                  )}
                </Field>
              )}
              <TermList
                draft={draft}
                terms={choice.planned}
                chosen={new Set(choice.keywords)}
                onChosenChange={choice.setChosen}
              />
            </>
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface UnitChoiceProps {
  draft: Draft;
  value: string | undefined;
  onValueChange: (id: string) => void;
}

function UnitChoice({ draft, value, onValueChange }: UnitChoiceProps) {
  const { t } = useTranslation('adDrafts');
  const units = rowsInOrder(draft, 'unit');
  if (units.length === 0) return <p className="text-13 text-fg-2">{t('searchTerms.noUnits')}</p>;
  const labelOf = (id: string, name: string) => {
    const campaign = findRow(draft, 'campaign', parentOf(tableOf(draft, 'unit'), id) ?? '');
    const count = childrenOf(draft, 'keyword', id).length;
    return `${campaign?.campaignName ?? ''} › ${name.trim() || t('editor.unnamedUnit')} (${formatValue(count, 't')})`;
  };
  return (
    <Field label={t('searchTerms.unit')}>
      {(control) => (
        <Select
          {...control}
          placeholder={t('searchTerms.chooseUnit')}
          options={units.map(({ id, adgroupName }) => ({ value: id, label: labelOf(id, adgroupName) }))}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </Field>
  );
}

/** The planned terms, and the selected ones: initially all without a problem. */
function useTermChoice({
  loaded,
  unitId,
  terms,
  use,
  places,
}: {
  loaded: LoadedDraft | undefined;
  unitId: string | undefined;
  terms: readonly string[];
  use: TermUse;
  places: readonly TermPlace[] | undefined;
}) {
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  const planned = useMemo(
    () =>
      loaded && unitId !== undefined
        ? planSearchTerms(loaded.draft, {
            limits: limitsOf(loaded.summary.provider),
            unitId,
            terms,
            use,
            ...(places && { places }),
          })
        : [],
    [loaded, unitId, terms, use, places],
  );
  return {
    planned,
    keywords: planned
      .filter(({ keyword, problem, canBeAdded }) => canBeAdded && (decided.get(keyword) ?? problem === null))
      .map(({ keyword }) => keyword),
    setChosen: (keyword: string, isChosen: boolean) => setDecided(new Map(decided).set(keyword, isChosen)),
  };
}
