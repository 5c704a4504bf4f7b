import type { ApiClient } from '@meridian/api-client';
import { endpoints, maxDraftImportBytes } from '@meridian/api-client/contract';
import { businessPointsOptions } from '@meridian/api-client/react';
import { idsElsewhere, useImportPlan } from '@meridian/draft-editor';
import {
  businessTree,
  leaveOutRows,
  type Draft,
  type DraftImportKind,
  type WorkbookContent,
} from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';
import { useHeadMappings } from './use-head-mappings';
import { useKeywordLookUp } from './use-keyword-look-up';

/** What is imported: the rows of a step, or all of a draft. */
export type ImportScope = 'keyword' | 'creative' | 'draft';

const uploads = {
  keyword: endpoints.draftKeywordImport,
  creative: endpoints.draftCreativeImport,
  draft: endpoints.draftWholeImport,
} as const;
const kindsOf = {
  keyword: ['keyword'],
  creative: ['creative'],
  draft: undefined,
} as const satisfies Record<ImportScope, readonly DraftImportKind[] | undefined>;

export type ReadingState =
  | { status: 'choosing'; problem: string | undefined }
  /** `share` of the bytes that are sent, 0 to 1. */
  | { status: 'reading'; fileName: string; share: number }
  | { status: 'read'; fileName: string; content: WorkbookContent };

export interface DraftImportTarget {
  draftId: string;
  accountId: number;
  draft: Draft;
  scope: ImportScope;
  /** Where rows go that name no unit. */
  unitId: string | undefined;
}

/** Reads a file for a draft, and plans its import. Errors are texts of the state. */
export function useDraftImport({ draftId, accountId, draft, scope, unitId }: DraftImportTarget) {
  const api = useApi();
  const reading = useReading(api, { draftId, scope });
  const mapping = useHeadMappings(accountId);
  const { data: points } = useQuery(businessPointsOptions(api));
  const businesses = useMemo(() => points && businessTree(points), [points]);
  const { state } = reading;
  const content = state.status === 'read' ? state.content : undefined;
  const { detected, plan: whole } = useImportPlan({
    ...{ draft, content, businesses, unitId },
    mapping: mapping.all,
    ...(kindsOf[scope] && { kinds: kindsOf[scope] }),
  });
  const file = useMemo(
    () => (content && whole ? { content, detected, plan: whole } : undefined),
    [content, detected, whole],
  );
  const lookUp = useKeywordLookUp(draftId, file);
  const [isLeftOut, setIsLeftOut] = useState(false);
  const places = lookUp?.places;
  const plan = useMemo(
    () => (file && places && isLeftOut ? leaveOutRows(file.plan, idsElsewhere(file, places)) : whole),
    [file, places, isLeftOut, whole],
  );
  const leavesOut = { value: isLeftOut, onChange: setIsLeftOut };
  return { ...reading, content, detected, plan, lookUp, leavesOut, mapping };
}

function useReading(api: ApiClient, { draftId, scope }: Pick<DraftImportTarget, 'draftId' | 'scope'>) {
  const { t } = useTranslation('adDrafts');
  const errorMessage = useErrorMessage();
  const [state, setState] = useState<ReadingState>({ status: 'choosing', problem: undefined });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const fail = (problem: string | undefined) => setState({ status: 'choosing', problem });
  return {
    state,
    read: async (file: File) => {
      if (file.size > maxDraftImportBytes) {
        fail(t('import.tooLarge', { file: file.name, limit: maxDraftImportBytes / 1024 / 1024 }));
        return;
      }
      const abort = new AbortController();
      running.current = abort;
      setState({ status: 'reading', fileName: file.name, share: 0 });
      try {
        const { problem, sheets } = await api.upload(uploads[scope], {
          ...{ file, body: { id: draftId }, signal: abort.signal },
          onProgress: (share) => setState({ status: 'reading', fileName: file.name, share }),
        });
        if (problem) fail(t('import.unreadable', { file: file.name, reason: problem.failMessage }));
        else setState({ status: 'read', fileName: file.name, content: { sheets } });
      } catch (error) {
        if (!abort.signal.aborted) fail(errorMessage(error));
      }
    },
    /** Ends what is being read, and asks for a file again. */
    reset: () => {
      running.current?.abort();
      fail(undefined);
    },
  };
}
