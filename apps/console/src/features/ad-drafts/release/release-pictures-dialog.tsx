import type { LibraryPicture } from '@meridian/draft-editor';
import type { PictureToBind } from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { Alert, Button, Dialog, DialogClose, DialogContent, Field, LoadingLine, Select } from '@meridian/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { ListFailed } from '../../../lib/lists/list-failed';
import { notify } from '../../../lib/page/notices';
import { useDraftName } from '../lib/use-draft-name';
import { useEditableDrafts, useLoadedDraft } from '../lib/use-editable-drafts';
import { UnitChoiceList } from './unit-choice-list';
import { useReleasePictures } from './use-release-pictures';

export interface ReleasePicturesDialogProps {
  /** The account of the pictures. */
  accountId: number;
  pictures: readonly LibraryPicture[];
  onOpenDraft: (draftId: string, unitId: string) => void;
  onClose: () => void;
}

const noUnits: ReadonlySet<string> = new Set();

/** Adds pictures of the material library to units of an ad draft. */
export function ReleasePicturesDialog({
  accountId,
  pictures,
  onOpenDraft,
  onClose,
}: ReleasePicturesDialogProps) {
  const { t } = useTranslation(['adDrafts', 'common']);
  const errorMessage = useErrorMessage();
  const nameOf = useDraftName();
  const [draftId, setDraftId] = useState<string>();
  const [unitIds, setUnitIds] = useState(noUnits);
  const drafts = useEditableDrafts(accountId);
  const loaded = useLoadedDraft(draftId);
  const released = toBind(pictures);
  const skipped = pictures.length - released.length;
  const [firstUnit] = unitIds;
  const releasing = useReleasePictures((hasChanged) => {
    const name = loaded.data ? nameOf(loaded.data.summary) : '';
    notify({
      tone: hasChanged ? 'success' : 'info',
      title: hasChanged ? t('release.done', { count: unitIds.size, name }) : t('release.unchanged'),
      ...(draftId !== undefined &&
        firstUnit !== undefined && {
          action: { label: t('searchTerms.openDraft'), onClick: () => onOpenDraft(draftId, firstUnit) },
        }),
    });
    onClose();
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        title={t('release.title', { count: released.length })}
        description={t('release.description')}
        widthPx={560}
        actions={
          <>
            <DialogClose asChild>
              <Button>{t('searchTerms.cancel')}</Button>
            </DialogClose>
            <Button
              variant="primary"
              disabled={!loaded.data || unitIds.size === 0 || released.length === 0}
              isLoading={releasing.isPending}
              onClick={() =>
                loaded.data &&
                releasing.mutate({ draft: loaded.data, unitIds: [...unitIds], pictures: released })
              }
            >
              {t('release.confirm', { count: unitIds.size })}
            </Button>
          </>
        }
      >
        <div className="flex flex-col gap-4">
          {releasing.error !== null && <Alert tone="bad">{errorMessage(releasing.error)}</Alert>}
          {skipped > 0 && <Alert tone="warn">{t('release.skipped', { count: skipped })}</Alert>}
          <DraftChoice
            {...drafts}
            value={draftId}
            onValueChange={(id) => {
              setDraftId(id);
              setUnitIds(noUnits);
            }}
          />
          {draftId !== undefined && loaded.isPending && <LoadingLine label={t('common:loading')} />}
          {loaded.error && (
            <ListFailed
              title={t('editor.failedTitle')}
              error={loaded.error}
              onRetry={() => void loaded.refetch()}
            />
          )}
          {loaded.data && (
            <UnitChoiceList
              key={draftId}
              draft={loaded.data.draft}
              selectedIds={unitIds}
              onSelectedIdsChange={setUnitIds}
            />
          )}
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface DraftChoiceProps extends ReturnType<typeof useEditableDrafts> {
  value: string | undefined;
  onValueChange: (id: string) => void;
}

function DraftChoice({ drafts, error, refetch, value, onValueChange }: DraftChoiceProps) {
  const { t } = useTranslation(['adDrafts', 'common']);
  const nameOf = useDraftName();
  if (!drafts)
    return error === null ? (
      <LoadingLine label={t('common:loading')} />
    ) : (
      <ListFailed title={t('failedTitle')} error={error} onRetry={() => void refetch()} />
    );
  if (drafts.length === 0) return <p className="text-13 text-fg-2">{t('searchTerms.noDrafts')}</p>;
  return (
    <Field label={t('columns.name')}>
      {(control) => (
        <Select
          {...control}
          placeholder={t('searchTerms.chooseDraft')}
          options={drafts.map((draft) => ({ value: draft.id, label: nameOf(draft) }))}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </Field>
  );
}

/** Pictures that units can show: with a ratio of ads, and with a theme. */
function toBind(pictures: readonly LibraryPicture[]): PictureToBind[] {
  return pictures.flatMap(({ id, theme, ratio }) =>
    ratio === null || theme === '' ? [] : [{ imageId: id, theme, ratio }],
  );
}
