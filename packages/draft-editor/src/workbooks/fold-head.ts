/** A key that all spellings of a column's header share: `Max. bid (EUR)` and `max bid` are equal. */
export function foldHead(head: string): string {
  return head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/[\s._:*\u200b\ufeff-]+/g, '');
}
