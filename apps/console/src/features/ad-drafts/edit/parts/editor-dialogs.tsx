import { rowKinds, type RowKind } from '@meridian/draft-editor/core';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../../lib/lazy/lazy-with-preload';
import { LazyImportDialog } from '../../import/import-button';
import { useEditor } from '../editor-model';
import { PicturePicker } from '../pictures/picture-picker';
import { IssuesSheet } from './issues-sheet';
import { RemoveDialog } from './remove-dialog';
import { RemoveLiveDialog } from './remove-live-dialog';

const sumOf = (counts: Readonly<Record<RowKind, number>> | undefined) =>
  rowKinds.reduce((sum, kind) => sum + (counts?.[kind] ?? 0), 0);

/** Its code is loaded when it is opened. */
const HistorySheet = lazyWithPreload(() =>
  import('../history/history-sheet').then((module) => module.HistorySheet),
);

/** Dialogs above the editor. */
export function EditorDialogs() {
  const { open, store, draft, limits, removals, pictureChoice, ...editor } = useEditor();
  const { removing, setRemoving, importing, setImporting } = editor;
  const { asked } = removals;
  const { accountId, id: draftId } = open.summary;
  return (
    <>
      <IssuesSheet />
      {pictureChoice.place && (
        <PicturePicker
          accountId={accountId}
          boundIds={pictureChoice.boundIds}
          onChoose={pictureChoice.choose}
          onClose={pictureChoice.close}
        />
      )}
      <Suspense>
        {importing && (
          <LazyImportDialog
            {...importing}
            draft={draft}
            limits={limits}
            draftId={draftId}
            accountId={accountId}
            onCommand={store.run}
            liveCountOf={(command) => sumOf(removals.countsOf(command))}
            onClose={() => setImporting(undefined)}
          />
        )}
      </Suspense>
      <Suspense>{editor.hasHistory && <HistorySheet onClose={() => editor.setHasHistory(false)} />}</Suspense>
      {asked && (
        <RemoveLiveDialog
          named={asked.named}
          live={asked.live}
          onRemove={() => store.run(asked.command)}
          onClose={removals.cancel}
        />
      )}
      {(removing?.kind === 'campaign' || removing?.kind === 'unit') && (
        <RemoveDialog
          open={open}
          live={removals.countsOf({ type: 'remove', kind: removing.kind, ids: [removing.id] })}
          node={{ kind: removing.kind, id: removing.id }}
          onRemove={() => store.run({ type: 'remove', kind: removing.kind, ids: [removing.id] })}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
