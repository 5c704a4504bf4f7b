import type { DraftUpload, EndpointData, endpoints } from '@meridian/api-client/contract';
import type { RowKind } from '@meridian/draft-editor/core';
import type { ReactNode } from 'react';
import type { EditorPart } from '../edit/draft-address';
import type { DraftStore } from '../edit/session/draft-store';
import type { OpenDraft } from '../edit/session/open-draft';
import type { JumpTarget } from '../edit/use-jump';
import type { ItemsAddress } from './upload-address';
import type { UploadActions } from './use-upload-actions';

export interface UploadStepProps {
  open: OpenDraft;
  store: DraftStore;
  /** The structure of the draft. */
  structure: ReactNode;
  isSideOpen: boolean;
  canEdit: boolean;
  canUpload: boolean;
  /** Undecided conflicts with the account. */
  conflictCount: number;
  /** IANA name, for times. */
  timeZone: string;
  items: ItemsAddress;
  onItemsChange: (items: ItemsAddress) => void;
  /** Shows a row, and focuses its field. */
  onJump: (place: JumpTarget) => void;
  /** Shows another step. */
  onShow: (part: EditorPart) => void;
  /** Shows rows of a kind in a parent. */
  onOpenPart: (kind: RowKind, parentId: string) => void;
  /** Shows another draft. */
  onOpen: (draftId: string) => void;
  onBack: () => void;
}

/** A draft, and the campaigns that its upload sends; absent: all. */
export interface CampaignsOfDraft {
  id: string;
  campaignIds?: string[] | undefined;
}

export interface PlanViewProps extends UploadStepProps {
  /** The last upload of the draft. */
  upload: DraftUpload | null;
  actions: UploadActions;
}

export interface ProgressViewProps extends UploadStepProps {
  actions: UploadActions;
  upload: DraftUpload;
  response: { data: EndpointData<typeof endpoints.draftUploadStatus>; page: { totalCount: number } };
}
