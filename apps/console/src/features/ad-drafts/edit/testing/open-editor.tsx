import type { ApiClient } from '@meridian/api-client';
import { createRef, useImperativeHandle, useState, type Ref } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { CanProvider } from '../../../../lib/session/can';
import { demoUser } from '../../../../testing/demo/demo-accounts';
import { firstDraftId } from '../../../../testing/demo/demo-drafts';
import { renderPage } from '../../../../testing/render-page';
import type { EditorPart } from '../draft-address';
import { EditDraftPage } from '../edit-draft-page';
import type { DraftEditorProps } from '../editor-model';

interface EditorPagesProps {
  userId: string;
  /** The part that is shown first. */
  part: EditorPart;
  permissions?: readonly string[] | undefined;
  /** Shows another part, like its address. */
  ref: Ref<(part: EditorPart) => void>;
}

const author = ['draft:draft:edit', 'draft:draft:upload'];

function EditorPages({ userId, part, permissions = author, ref }: EditorPagesProps) {
  const [shown, setShown] = useState<Pick<DraftEditorProps, 'part' | 'row' | 'scope' | 'where'>>({
    part,
    row: undefined,
  });
  useImperativeHandle(ref, () => (next: EditorPart) => setShown({ part: next, row: undefined }), []);
  return (
    <CanProvider permissions={permissions}>
      <EditDraftPage
        {...shown}
        id={firstDraftId}
        userId={userId}
        items={{}}
        onItemsChange={() => {}}
        accounts={demoUser('en', author).accounts}
        timeZone="Asia/Shanghai"
        today="2026-11-21"
        onBack={() => {}}
        onOpen={() => {}}
        onNavigate={(next, row, scope, where) => setShown({ part: next, row, scope, where })}
        onWhereChange={(where) => setShown((before) => ({ ...before, where }))}
      />
    </CanProvider>
  );
}

/** Opens the demo's draft on a wide screen; its links work. A user who reopens it gets what the browser has stored. */
export async function openEditor(
  api: ApiClient,
  { userId, part, permissions }: Pick<EditorPagesProps, 'userId' | 'part' | 'permissions'>,
): Promise<{ unmount: () => Promise<void>; show: (part: EditorPart | undefined) => Promise<void> }> {
  await page.viewport(1440, 900);
  const pages = createRef<(part: EditorPart) => void>();
  const { unmount } = await renderPage(
    <EditorPages userId={userId} part={part} permissions={permissions} ref={pages} />,
    api,
  );
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
