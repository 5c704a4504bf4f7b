export interface TimeSlotWords {
  begins: string;
  ends: string;
}

/**
 * HTML of a small table with begin and end, for planned work.
 * Shape:  `begins` and `ends` of `time` as they are to be read; empty where they are still to be written.
 */
export function timeSlotHtml(words: TimeSlotWords, time: TimeSlotWords): string {
  const row = (head: string, cell: string) =>
    `<tr><th>${escapeHtml(head)}</th><td>${escapeHtml(cell)}</td></tr>`;
  return `<table><tbody>${row(words.begins, time.begins)}${row(words.ends, time.ends)}</tbody></table><p></p>`;
}

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"]/g,
    (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character] ?? '',
  );
