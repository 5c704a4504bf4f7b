import { useEffect } from 'react';
import { adoptStyles } from '../../../lib/page/adopt-styles';

/** The paper of a report, with page numbers: a summary is portrait, a table landscape. `fit-columns.ts` repeats the margins. */
export function PrintSheet({ orientation }: { orientation: 'portrait' | 'landscape' }) {
  useEffect(
    () =>
      adoptStyles(
        `@page { size: A4 ${orientation}; margin: 10mm; @bottom-right { content: counter(page) ' / ' counter(pages); font: 8pt sans-serif } }`,
      ),
    [orientation],
  );
  return null;
}
