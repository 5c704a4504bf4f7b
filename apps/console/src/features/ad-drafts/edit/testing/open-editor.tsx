import type { ApiClient } from '@meridian/api-client';
import { createRef, useImperativeHandle, useState, type Ref } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { CanProvider } from '../../../../lib/session/can';
import { firstDraftId } from '../../../../testing/demo/demo-drafts';
import { renderPage } from '../../../../testing/render-page';
import type { EditorPart } from '../draft-address';
import { EditDraftPage } from '../edit-draft-page';

interface EditorPagesProps {
  userId: string;
  /** The part that is shown first. */
  part: EditorPart;
  /** Shows another part, like its address. */
  ref: Ref<(part: EditorPart) => void>;
}

function EditorPages({ userId, part, ref }: EditorPagesProps) {
  const [shown, setShown] = useState<{ part: EditorPart; row: string | undefined }>({ part, row: undefined });
  useImperativeHandle(ref, () => (next: EditorPart) => setShown({ part: next, row: undefined }), []);
  return (
    <CanProvider permissions={['draft:draft:edit', 'draft:draft:upload']}>
      <EditDraftPage
        {...shown}
        id={firstDraftId}
        userId={userId}
        items={{}}
        onItemsChange={() => {}}
        timeZone="Asia/Shanghai"
        onBack={() => {}}
        onOpen={() => {}}
        onNavigate={(next, row) => setShown({ part: next, row })}
      />
    </CanProvider>
  );
}

/** Opens the demo's draft on a wide screen; its links work. A user who reopens it gets what the browser has stored. */
export async function openEditor(
  api: ApiClient,
  { userId, part }: Pick<EditorPagesProps, 'userId' | 'part'>,
): Promise<{ unmount: () => Promise<void>; show: (part: EditorPart | undefined) => Promise<void> }> {
  await page.viewport(1440, 900);
  const pages = createRef<(part: EditorPart) => void>();
  const { unmount } = await renderPage(<EditorPages userId={userId} part={part} ref={pages} />, api);
  await expect.element(page.getByRole('treeitem').first()).toBeVisible();
  return {
    unmount,
    show: async (next) => {
      if (next === undefined) return;
      pages.current?.(next);
      const isForm = next === 'campaign' || next === 'unit';
      await expect.element(page.getByRole(isForm ? 'form' : 'grid').first()).toBeVisible();
    },
  };
}
