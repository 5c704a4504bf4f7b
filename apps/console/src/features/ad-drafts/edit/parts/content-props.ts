import type { DraftNode, EditableGridHandle, PictureSource } from '@meridian/draft-editor';
import type { DraftCommand, DraftIssues, DraftSync, RemovedRow, Row } from '@meridian/draft-editor/core';
import type { Ref } from 'react';
import type { ImportRequest } from '../../import/import-button';
import type { EditorPart } from '../draft-address';
import type { OpenDraft } from '../session/open-draft';

/** What the forms and grids of the editor show, and what they ask for. */
export interface EditorContentProps {
  open: OpenDraft;
  part: EditorPart;
  /** What is shown; undefined where there is nothing yet. */
  node: DraftNode | undefined;
  /** The creative whose form is open, as it is saved. */
  creative: Row<'creative'> | undefined;
  /** Undefined until the draft is checked. */
  issues: DraftIssues | undefined;
  /** Undefined until it is known, and of a draft that was never uploaded. */
  sync: DraftSync | undefined;
  /** Deleted rows that the account has. */
  removed: readonly RemovedRow[];
  /** Brings them back, with what they contained. */
  onTakeBack: (rows: readonly RemovedRow[]) => void;
  isReadOnly: boolean;
  pictures: PictureSource;
  gridRef: Ref<EditableGridHandle>;
  onCommand: (command: DraftCommand) => void;
  onSelect: (node: DraftNode) => void;
  onImport: (request: ImportRequest) => void;
  onUndo: () => void;
  onRedo: () => void;
  onActiveRowChange: (id: string | null) => void;
  /** Gets a creative as it is typed. */
  onTyping: (creative: Row<'creative'>) => void;
}
