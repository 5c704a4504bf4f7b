import type { NewWorkbook } from '@meridian/draft-editor/workbooks';
import { writeWorkbook } from './write-workbook';

addEventListener('message', ({ data }: MessageEvent<NewWorkbook>) => {
  writeWorkbook(data).then(
    (bytes) => postMessage(bytes),
    // an error here would reach nobody
    () => postMessage(null),
  );
});
