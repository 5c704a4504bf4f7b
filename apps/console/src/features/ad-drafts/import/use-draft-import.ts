import { isApiResponseError, type ApiClient } from '@meridian/api-client';
import { endpoints, maxDraftImportBytes, maxKeywordsPerLookup } from '@meridian/api-client/contract';
import { businessPointsOptions } from '@meridian/api-client/react';
import {
  keywordKey,
  newKeywordsOf,
  useImportPlan,
  type KeywordElsewhere,
  type KeywordsElsewhere,
} from '@meridian/draft-editor';
import {
  businessTree,
  draftImportFields,
  foldHead,
  type DetectedSheet,
  type Draft,
  type DraftImportKind,
  type HeadMapping,
  type ImportPlan,
  type WorkbookContent,
} from '@meridian/draft-editor/core';
import { useTranslation } from '@meridian/i18n';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useErrorMessage } from '../../../lib/api/use-error-message';

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
  const mapping = useHeadMapping(api, accountId);
  const { data: points } = useQuery(businessPointsOptions(api));
  const businesses = useMemo(() => points && businessTree(points), [points]);
  const { state } = reading;
  const content = state.status === 'read' ? state.content : undefined;
  const { detected, plan } = useImportPlan({
    ...{ draft, content, businesses, unitId },
    mapping: mapping.all,
    ...(kindsOf[scope] && { kinds: kindsOf[scope] }),
  });
  const elsewhere = useKeywordsElsewhere(api, { draftId, content, detected, plan });
  return { ...reading, content, detected, plan, elsewhere, mapping };
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

/** What columns mean: as users of the account decided before, and in this dialog. */
function useHeadMapping(api: ApiClient, accountId: number) {
  const [own, setOwn] = useState<readonly HeadMapping[]>([]);
  const { data } = useQuery({
    queryKey: ['draft-head-mappings', accountId],
    queryFn: async ({ signal }) =>
      (await api.call(endpoints.draftMappingList, { body: { accountId }, withoutAccount: true, signal }))
        .mappings,
  });
  const all = useMemo(() => {
    const stored = (data ?? []).map(({ head, field }) => ({
      head,
      field: draftImportFields.find((known) => known === field) ?? null,
    }));
    const heads = new Set(own.map(({ head }) => foldHead(head)));
    return [...stored.filter(({ head }) => !heads.has(foldHead(head))), ...own];
  }, [data, own]);
  return {
    all,
    set: (made: HeadMapping) =>
      setOwn((before) => [...before.filter(({ head }) => foldHead(head) !== foldHead(made.head)), made]),
    /** Errors: those of the request. */
    save: async () => {
      if (own.length === 0) return;
      await api.call(endpoints.draftMappingSave, {
        body: { accountId, mappings: [...own] },
        withoutAccount: true,
      });
    },
  };
}

/** Where the account has new keywords outside of the draft. It is a help: a failed look-up says nothing. */
function useKeywordsElsewhere(
  api: ApiClient,
  {
    draftId,
    content,
    detected,
    plan,
  }: {
    draftId: string;
    content: WorkbookContent | undefined;
    detected: readonly DetectedSheet[];
    plan: ImportPlan | null;
  },
): KeywordsElsewhere | undefined {
  const [found, setFound] = useState<{ of: ImportPlan; places: KeywordsElsewhere }>();
  useEffect(() => {
    if (!content || !plan) return undefined;
    const stop = new AbortController();
    const keywords = newKeywordsOf({ content, detected, plan });
    void lookUp(api, { id: draftId, keywords, signal: stop.signal }).then((places) => {
      if (!stop.signal.aborted) setFound({ of: plan, places });
    });
    return () => stop.abort();
  }, [api, draftId, content, detected, plan]);
  return plan && found?.of === plan ? found.places : undefined;
}

async function lookUp(
  api: ApiClient,
  { id, keywords, signal }: { id: string; keywords: readonly string[]; signal: AbortSignal },
): Promise<KeywordsElsewhere> {
  const places = new Map<string, KeywordElsewhere>();
  try {
    for (let start = 0; start < keywords.length && !signal.aborted; start += maxKeywordsPerLookup) {
      const body = { id, keywords: keywords.slice(start, start + maxKeywordsPerLookup) };
      const { list } = await api.call(endpoints.draftKeywordPlaces, { body, signal });
      for (const { keyword, ...place } of list) places.set(keywordKey(keyword), place);
    }
  } catch (error) {
    // what was found before is shown
    if (!isApiResponseError(error) && !signal.aborted) return places;
  }
  return places;
}
