import { endpoints, type Channel } from '@meridian/api-client/contract';
import { queryFilterFor } from '@meridian/api-client/react';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApi } from '../../lib/api';

/** A file on its way to the server. */
export interface Upload {
  file: File;
  channel: Channel;
  accountId: number;
}

export interface UploadQueue {
  /** The file that is being sent, and the share of it that is, 0 to 1. */
  current: { fileName: string; share: number } | null;
  waitingCount: number;
  failures: readonly { fileName: string; error: unknown }[];
  add: (uploads: readonly Upload[]) => void;
  clearFailures: () => void;
}

/** Sends files one after another, each into the account that was current when it was chosen. */
export function useUploadQueue(): UploadQueue {
  const api = useApi();
  const queryClient = useQueryClient();
  const queue = useRef<Upload[]>([]);
  const [current, setCurrent] = useState<UploadQueue['current']>(null);
  const [waitingCount, setWaitingCount] = useState(0);
  const [failures, setFailures] = useState<UploadQueue['failures']>([]);
  const isRunning = useRef(false);

  const send = async ({ file, channel, accountId }: Upload) => {
    const fileName = file.name;
    setCurrent({ fileName, share: 0 });
    try {
      await api.upload(endpoints.reportImportUpload, {
        file,
        body: { channel, accountId },
        onProgress: (share) => setCurrent({ fileName, share }),
      });
    } catch (error) {
      setFailures((known) => [...known, { fileName, error }]);
    }
    await queryClient.invalidateQueries(queryFilterFor(endpoints.reportImportList));
  };

  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      setWaitingCount(queue.current.length);
      await send(next);
    }
    isRunning.current = false;
    setCurrent(null);
  };

  return {
    current,
    waitingCount,
    failures,
    add: (uploads) => {
      queue.current.push(...uploads);
      setWaitingCount(queue.current.length);
      void run();
    },
    clearFailures: () => setFailures([]),
  };
}
