import type { ApiClient } from '@meridian/api-client';
import { endpoints } from '@meridian/api-client/contract';
import { businessPointsOptions } from '@meridian/api-client/react';
import { idsElsewhere, keyOfPlace, useImportPlan, type RowMatch } from '@meridian/draft-editor';
import {
  businessTree,
  detectSheets,
  type Draft,
  type DraftImportKind,
  leaveOutRows,
  namedPictures,
  type ProviderLimits,
  takeFileSide,
} from '@meridian/draft-editor/core';
import type { WorkbookContent } from '@meridian/draft-editor/workbooks';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useCan } from '../../../lib/session/can';
import { useReadWorkbook } from '../../../lib/workbooks/use-read-workbook';
import { findPictures } from '../lib/find-pictures';
import { useHeadMappings } from './use-head-mappings';
import { useKeywordLookUp } from './use-keyword-look-up';

/** Scope of the import: the rows of a step, or the whole draft. */
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

export interface DraftImportTarget {
  draftId: string;
  accountId: number;
  draft: Draft;
  limits: ProviderLimits;
  scope: ImportScope;
  /** Target unit for rows that name none. */
  unitId: string | undefined;
}

/** Reads a file for a draft, and plans its import. Errors are texts in the state. */
export function useDraftImport({ draftId, accountId, draft, limits, scope, unitId }: DraftImportTarget) {
  const api = useApi();
  const reading = useReading(api, { draftId, scope });
  const mapping = useHeadMappings();
  const { data: points } = useQuery(businessPointsOptions(api));
  const businesses = useMemo(() => points && businessTree(points), [points]);
  const { state } = reading;
  const content = state.status === 'read' ? state.content : undefined;
  const names = useMemo(
    () => (content && scope === 'draft' ? namedPictures(content, detectSheets(content, mapping.all)) : []),
    [content, scope, mapping.all],
  );
  const { pictures, isPending } = useNamedPictures(accountId, names);
  const [match, setMatch] = useState<RowMatch>('id');
  const { detected, plan: planned } = useImportPlan({
    draftId: match === 'id' ? draftId : undefined,
    draft,
    limits,
    content,
    businesses,
    pictures,
    unitId,
    mapping: mapping.all,
    ...(kindsOf[scope] && { kinds: kindsOf[scope] }),
  });
  const whole = isPending ? null : planned;
  const file = useMemo(
    () => (content && whole ? { content, detected, plan: whole } : undefined),
    [content, detected, whole],
  );
  const lookUp = useKeywordLookUp(draftId, file);
  const [isLeftOut, setIsLeftOut] = useState(false);
  const places = lookUp?.places;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const plan = useMemo(() => {
    const left = file && places && isLeftOut ? leaveOutRows(file.plan, idsElsewhere(file, places)) : whole;
    return left && takeFileSide(left, (row) => taken.has(keyOfPlace(row)));
  }, [file, places, isLeftOut, whole, taken]);
  const readFile = (chosen: File) => {
    setTaken(new Set());
    return reading.read(chosen);
  };
  const choices = {
    leavesOut: { value: isLeftOut, onChange: setIsLeftOut },
    match: { value: match, onChange: setMatch },
    taken: { value: taken, onChange: setTaken },
  };
  return { ...reading, read: readFile, content, detected, businesses, plan, lookUp, choices, mapping };
}

function useReading(api: ApiClient, { draftId, scope }: Pick<DraftImportTarget, 'draftId' | 'scope'>) {
  return useReadWorkbook<WorkbookContent>(async (file, options) => {
    const { problem, sheets } = await api.upload(uploads[scope], {
      file,
      body: { id: draftId },
      ...options,
    });
    return problem ? { problem: problem.failMessage } : { content: { sheets } };
  });
}

/**
 * Library pictures that a file names; undefined while they are looked up, if that failed, and for a user who may not see the library.
 */
function useNamedPictures(accountId: number, names: readonly string[]) {
  const api = useApi();
  const canSeePictures = useCan('material:image:view');
  const { data, isLoading } = useQuery({
    queryKey: ['draft-import-pictures', accountId, names],
    queryFn: ({ signal }) => findPictures(api, { accountId, names, signal }),
    enabled: canSeePictures,
    // a picture may have been added since the last file
    gcTime: 0,
  });
  return { pictures: data, isPending: isLoading };
}
