import type { ProviderKind } from '../../core';

/** What the host's dialog gets that copies rows to another draft. */
export interface CopyDialogProps {
  kind: ProviderKind;
  ids: readonly string[];
  onClose: () => void;
  /** Gives the focus back. */
  onClosed: () => void;
}
