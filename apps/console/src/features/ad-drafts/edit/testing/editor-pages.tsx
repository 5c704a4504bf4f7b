import { useImperativeHandle, useState, type Ref } from 'react';
import { CanProvider } from '../../../../lib/session/can';
import { firstDraftId } from '../../../../testing/demo/demo-drafts';
import type { EditorPart } from '../draft-address';
import { EditDraftPage } from '../edit-draft-page';

export interface EditorPagesProps {
  userId: string;
  /** Shown first. */
  part: EditorPart;
  /** Shows another part, as its address does. */
  ref?: Ref<(part: EditorPart) => void>;
}

/** The editor of the demo's draft with its links. A user who opens it again has what the browser has stored. */
export function EditorPages({ userId, part, ref }: EditorPagesProps) {
  const [shown, setShown] = useState<{ part: EditorPart; row: string | undefined }>({ part, row: undefined });
  useImperativeHandle(ref, () => (next: EditorPart) => setShown({ part: next, row: undefined }), []);
  return (
    <CanProvider permissions={['draft:draft:edit', 'draft:draft:upload']}>
      <EditDraftPage
        {...shown}
        {...{ id: firstDraftId, userId, items: {}, onItemsChange: () => {}, timeZone: 'Asia/Shanghai' }}
        {...{ onBack: () => {}, onOpen: () => {} }}
        onNavigate={(next, row) => setShown({ part: next, row })}
      />
    </CanProvider>
  );
}
