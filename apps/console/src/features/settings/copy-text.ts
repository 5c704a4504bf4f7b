import { notify } from '../../lib/page/notices';

/** Copies a text and shows a notice. Without permission for the clipboard nothing happens: the text can be selected. */
export function copyText(text: string, copiedText: string): void {
  void navigator.clipboard.writeText(text).then(
    () => notify({ tone: 'success', title: copiedText }),
    () => undefined,
  );
}
