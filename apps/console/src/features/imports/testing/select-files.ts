/** A report file of a few bytes. */
export const fileOf = (name: string) => new File(['date,cost'], name);

/** Selects files like the dialog of the browser. */
export function selectFiles(...files: File[]) {
  const field = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!field) throw new Error('no file input');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
