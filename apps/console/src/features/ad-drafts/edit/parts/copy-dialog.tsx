import type { CopyDialogProps } from '@meridian/draft-editor';
import { Suspense } from 'react';
import { lazyWithPreload } from '../../../../lib/lazy/lazy-with-preload';
import { useEditor } from '../editor-model';

/** Its code is loaded when it is opened. */
const CopyRowsDialog = lazyWithPreload(() =>
  import('../../copy-rows/copy-rows-dialog').then((module) => module.CopyRowsDialog),
);

/** Copies rows of the open draft to another draft. */
export function CopyDialog({ kind, ids, ...dialog }: CopyDialogProps) {
  const { open, store, accounts, onOpen } = useEditor();
  return (
    <Suspense>
      <CopyRowsDialog
        {...dialog}
        open={open}
        store={store}
        rows={{ kind, ids }}
        accounts={accounts}
        onOpenDraft={onOpen}
      />
    </Suspense>
  );
}
