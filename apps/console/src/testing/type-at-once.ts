/** Types keys as somebody does who does not wait: neither a timer nor a frame comes between them. */
export async function typeAtOnce(...keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    const isLeftToBrowser = target.dispatchEvent(event);
    if (isLeftToBrowser && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
    // what a key does without a timer is done before the next one
    for (let turn = 0; turn < 100; turn += 1) await Promise.resolve();
  }
}
