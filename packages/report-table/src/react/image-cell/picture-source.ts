/** Whether a text is an address that a picture may have: http(s), blob:, data:image/… or relative. */
export function isPictureSource(source: string): boolean {
  // as browsers read it: white space and control characters before an address, and line breaks in it, do not count
  const address = source.replace(/^[\p{Cc}\s]+/u, '');
  const scheme = /^[a-z][a-z\d+.\t\r\n-]*:/i.exec(address)?.[0].replace(/\s/g, '').toLowerCase();
  if (scheme === 'data:') return /^data:image\//i.test(address);
  return address !== '' && (scheme === undefined || ['http:', 'https:', 'blob:'].includes(scheme));
}
