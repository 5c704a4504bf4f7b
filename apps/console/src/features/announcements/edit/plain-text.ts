/** The words of an HTML text without its markup, with a space between blocks. Runs nothing that stands in it. */
export function plainText(html: string): string {
  const body = bodyOf(html);
  for (const block of body.querySelectorAll('p, li, tr, td, th, h3, h4, br')) block.after(' ');
  return body.textContent.replace(/\s+/g, ' ').trim();
}

/** Characters of an HTML text without its markup, as people count them: an emoji is one. */
export function textLength(html: string): number {
  return Array.from(bodyOf(html).textContent.trim()).length;
}

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body;
