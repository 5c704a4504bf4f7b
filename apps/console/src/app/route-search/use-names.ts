import { endpoints, type FoundName, type NameKind } from '@meridian/api-client/contract';
import { endpointOptions } from '@meridian/api-client/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api/api';
import { fold } from './search-pages';

/** The result of the search on the server. */
export interface NameResults {
  names: readonly FoundName[];
  counts: readonly { kind: NameKind; count: number }[];
  state: 'ready' | 'loading' | 'failed' | 'offline';
  retry: () => void;
}

const pauseMs = 120;
const maxLength = 100;

/**
 * The names that contain a text. While the next ones load, those of the previous text that also contain this one stay, so that Enter
 * never opens another. A request ends when the text changes.
 */
export function useNames(text: string): NameResults {
  const wanted = text.trim().slice(0, maxLength);
  const [sent, setSent] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSent(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data, isError, isPlaceholderData, fetchStatus, isPending, refetch } = useQuery({
    ...endpointOptions(useApi(), endpoints.nameSearch, { body: { query: { text: sent } } }),
    enabled: wanted !== '' && sent !== '',
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const retry = () => void refetch();
  if (wanted === '') return { names: [], counts: [], state: 'ready', retry };
  const { names = [], counts = [] } = data ?? {};
  if (sent !== wanted || isPending || isPlaceholderData) {
    const words = fold(wanted).split(/\s+/u);
    const still = names.filter(({ name }) => words.every((word) => fold(name).includes(word)));
    const state = fetchStatus === 'paused' ? 'offline' : 'loading';
    return { names: still, counts: [], state, retry };
  }
  return { names, counts, state: isError ? 'failed' : 'ready', retry };
}
