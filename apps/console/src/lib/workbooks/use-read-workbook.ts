import { isSpreadsheetName, maxDraftImportBytes, spreadsheetExtensions } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { useEffect, useRef, useState } from 'react';
import { useErrorMessage } from '../api/use-error-message';

/** State of a file: unknown, being read, or read with its content. */
export type ReadingState<Content> =
  | { status: 'choosing'; problem: string | undefined }
  /** `share` of the sent bytes, 0 to 1. */
  | { status: 'reading'; fileName: string; share: number }
  | { status: 'read'; fileName: string; content: Content };

/** The server's answer about a file: its content, or why it cannot be read. */
export type WorkbookReader<Content> = (
  file: File,
  options: { signal: AbortSignal; onProgress: (share: number) => void },
) => Promise<{ problem: string } | { content: Content }>;

/** Reads a workbook on the server. Errors are texts in the state. */
export function useReadWorkbook<Content>(send: WorkbookReader<Content>) {
  const { t } = useTranslation(['common', 'errors']);
  const errorMessage = useErrorMessage();
  const [state, setState] = useState<ReadingState<Content>>({ status: 'choosing', problem: undefined });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const fail = (problem: string | undefined) => setState({ status: 'choosing', problem });
  return {
    state,
    read: async (file: File) => {
      const { name: fileName } = file;
      if (!isSpreadsheetName(fileName)) {
        fail(t('errors:415', { context: 'spreadsheet', formats: spreadsheetExtensions.join(' ') }));
        return;
      }
      if (file.size > maxDraftImportBytes) {
        fail(t('workbook.tooLarge', { file: fileName, limit: maxDraftImportBytes / 1024 / 1024 }));
        return;
      }
      const abort = new AbortController();
      running.current = abort;
      setState({ status: 'reading', fileName, share: 0 });
      try {
        const read = await send(file, {
          signal: abort.signal,
          onProgress: (share) => setState({ status: 'reading', fileName, share }),
        });
        if ('problem' in read) fail(t('workbook.unreadable', { file: fileName, reason: read.problem }));
        else setState({ status: 'read', fileName, content: read.content });
      } catch (error) {
        if (!abort.signal.aborted) fail(errorMessage(error));
      }
    },
    /** Replaces the content of the read file. */
    setContent: (content: Content) =>
      setState((before) => (before.status === 'read' ? { ...before, content } : before)),
    /** Cancels reading, and asks for a file again. */
    reset: () => {
      running.current?.abort();
      fail(undefined);
    },
  };
}
