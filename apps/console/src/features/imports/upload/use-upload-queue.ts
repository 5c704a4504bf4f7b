import { endpoints, type Channel, type ImportMode } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../lib/api/api';
import { useWatchedImports } from '../watched-imports';

/** A file to upload. */
export interface NewUpload {
  file: File;
  channel: Channel;
  accountId: number;
  mode: ImportMode;
}

export interface UploadQueue {
  /** The file that is being sent, and the share of its bytes that is sent, 0 to 1. */
  current: { fileName: string; share: number } | null;
  waitingCount: number;
  failures: readonly { fileName: string; error: unknown }[];
  add: (uploads: readonly NewUpload[]) => void;
  clearFailures: () => void;
}

/** Uploads files one after another, each into the account that was current when it was selected. */
export function useUploadQueue(): UploadQueue {
  const api = useApi();
  const queryClient = useQueryClient();
  const watch = useWatchedImports((state) => state.watch);
  const [current, setCurrent] = useState<UploadQueue['current']>(null);
  const [unsentCount, setUnsentCount] = useState(0);
  const [failures, setFailures] = useState<UploadQueue['failures']>([]);
  const { mutate } = useMutation({
    // mutations of one scope run one after another
    scope: { id: 'report import upload' },
    onMutate: () => setUnsentCount((count) => count + 1),
    mutationFn: ({ file, channel, accountId, mode }: NewUpload) => {
      const fileName = file.name;
      setCurrent({ fileName, share: 0 });
      return api.upload(endpoints.reportImportUpload, {
        file,
        body: { channel, accountId, mode },
        onProgress: (share) => setCurrent({ fileName, share }),
      });
    },
    onSuccess: ({ id }) => watch(id),
    onError: (error, { file }) => setFailures((known) => [...known, { fileName: file.name, error }]),
    onSettled: async () => {
      await queryClient.invalidateQueries(queryFilterFor(endpoints.reportImportList));
      setUnsentCount((count) => count - 1);
    },
  });
  return {
    current: unsentCount > 0 ? current : null,
    waitingCount: Math.max(0, unsentCount - 1),
    failures,
    add: (uploads) => uploads.forEach((upload) => mutate(upload)),
    clearFailures: () => setFailures([]),
  };
}
