/** Characters of an HTML text without its markup, as users count them: an emoji is one. */
export function textLength(html: string): number {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.textContent.trim()).length;
}
