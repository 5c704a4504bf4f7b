import type { DraftSummary } from '@meridian/api-client/contract';
import { useDialogText } from '@meridian/draft-editor';
import { rootId, type ProviderKind } from '@meridian/draft-editor/core';
import { useState } from 'react';
import type { AccountChoice } from '../../../lib/choices/use-account-options';

export interface CopyTargetOptions {
  kind: ProviderKind;
  accounts: readonly AccountChoice[];
  /** Name of a new draft at first. */
  initialName: string;
}

/** The account, the draft and the place that rows are copied to. Only campaigns need no place, so that a new draft takes them. */
export function useCopyTarget({ kind, accounts, initialName }: CopyTargetOptions) {
  const [only, ...others] = accounts;
  const [accountId, setAccountId] = useState(others.length === 0 ? only?.accountId : undefined);
  const [draft, setDraft] = useState<DraftSummary | 'new'>();
  const [placeId, setPlaceId] = useState<string>();
  const name = useDialogText('name of the draft with copies', initialName);
  const parentId = kind === 'campaign' ? rootId : placeId;
  const choose = (next: DraftSummary | 'new' | undefined) => {
    setDraft(next);
    setPlaceId(undefined);
  };
  return {
    accountId,
    setAccountId: (id: number) => {
      setAccountId(id);
      choose(undefined);
    },
    draft,
    setDraft: choose,
    placeId,
    setPlaceId,
    name,
    /** Undefined until everything is selected. */
    chosen:
      accountId === undefined || draft === undefined || parentId === undefined
        ? undefined
        : { accountId, draft, parentId },
  };
}
export type RowCopyTarget = ReturnType<typeof useCopyTarget>;
export type ChosenTarget = NonNullable<RowCopyTarget['chosen']>;
