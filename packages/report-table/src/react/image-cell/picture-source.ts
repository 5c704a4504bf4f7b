/** Whether a text is an allowed URL of a picture: http(s), blob:, data:image/… or relative. */
export function isPictureSource(source: string): boolean {
  // like browsers: white space and control characters before a URL, and line breaks in it, are ignored
  const address = source.replace(/^[\p{Cc}\s]+/u, '');
  const scheme = /^[a-z][a-z\d+.\t\r\n-]*:/i.exec(address)?.[0].replace(/\s/g, '').toLowerCase();
  if (scheme === 'data:') return /^data:image\//i.test(address);
  return address !== '' && (scheme === undefined || ['http:', 'https:', 'blob:'].includes(scheme));
}
