import type { NewWorkbook } from '@meridian/draft-editor/workbooks';
import { writeWorkbook } from './write-workbook';

addEventListener('message', ({ data }: MessageEvent<NewWorkbook>) => {
  writeWorkbook(data).then(
    (bytes) => postMessage(bytes),
    // an error thrown here would be lost
    () => postMessage(null),
  );
});
