/** Hands a file to the browser, which saves it like a download. */
export function saveFile({ blob, fileName }: { blob: Blob; fileName: string }): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // some browsers read the address after the click has returned
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
