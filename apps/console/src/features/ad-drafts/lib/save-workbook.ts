import type { NewWorkbook } from '@meridian/draft-editor/workbooks';
import { saveFile } from '../../../lib/export/save-file';

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Downloads a workbook as `<name>.xlsx`. It is written in a worker: 100,000 rows take seconds. */
export async function saveWorkbook(workbook: NewWorkbook, name: string): Promise<void> {
  const bytes = await writeInWorker(workbook).catch(() => writeHere(workbook));
  saveFile({ blob: new Blob([new Uint8Array(bytes)], { type }), fileName: `${name}.xlsx` });
}

async function writeInWorker(workbook: NewWorkbook): Promise<Uint8Array> {
  const worker = new Worker(new URL('./write-workbook.worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      const fail = () => reject(new Error('the worker failed'));
      worker.addEventListener('message', ({ data }: MessageEvent<Uint8Array | null>) =>
        data === null ? fail() : resolve(data),
      );
      worker.addEventListener('error', fail);
      worker.postMessage(workbook);
    });
  } finally {
    worker.terminate();
  }
}

/** Used if the browser cannot start a worker. Few users need the writer. */
async function writeHere(workbook: NewWorkbook): Promise<Uint8Array> {
  const { writeWorkbook } = await import('./write-workbook');
  return writeWorkbook(workbook);
}
