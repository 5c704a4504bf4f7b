/** What two spellings of a column's head share: `Max. bid (EUR)` and `max bid` are one. */
export function foldHead(head: string): string {
  return head
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\([^()]*\)/g, '')
    .replaceAll(/[\s._:*\u200b\ufeff-]+/g, '');
}
