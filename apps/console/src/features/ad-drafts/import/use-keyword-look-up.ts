import type { ApiClient } from '@meridian/api-client';
import { endpoints, maxKeywordsPerLookup } from '@meridian/api-client/contract';
import {
  keywordKey,
  newKeywordsOf,
  type KeywordElsewhere,
  type KeywordLookUp,
  type ReviewedFile,
} from '@meridian/draft-editor';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api/api';

type Result = Omit<KeywordLookUp, 'onRetry'>;

const pending: Result = { status: 'pending', places: new Map() };

/** Looks up where the account has a file's new keywords outside the draft; undefined without a file. */
export function useKeywordLookUp(draftId: string, file: ReviewedFile | undefined): KeywordLookUp | undefined {
  const api = useApi();
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Result & { of: ReviewedFile; tries: number }>();
  useEffect(() => {
    if (!file) return undefined;
    const stop = new AbortController();
    void lookUp(api, { id: draftId, keywords: newKeywordsOf(file), signal: stop.signal }).then((result) => {
      if (!stop.signal.aborted) setFound({ ...result, of: file, tries });
    });
    return () => stop.abort();
  }, [api, draftId, file, tries]);
  if (!file) return undefined;
  const { status, places } = found?.of === file && found.tries === tries ? found : pending;
  return { status, places, onRetry: () => setTries(tries + 1) };
}

/** Results found before an error are returned. */
async function lookUp(
  api: ApiClient,
  { id, keywords, signal }: { id: string; keywords: readonly string[]; signal: AbortSignal },
): Promise<Result> {
  const places = new Map<string, KeywordElsewhere>();
  try {
    for (let start = 0; start < keywords.length && !signal.aborted; start += maxKeywordsPerLookup) {
      const body = { id, keywords: keywords.slice(start, start + maxKeywordsPerLookup) };
      const { list } = await api.call(endpoints.draftKeywordPlaces, { body, signal });
      for (const { keyword, ...place } of list) places.set(keywordKey(keyword), place);
    }
    return { status: 'done', places };
  } catch {
    // the review shows the failure, whatever its reason: the file can be imported anyway
    return { status: 'failed', places };
  }
}
