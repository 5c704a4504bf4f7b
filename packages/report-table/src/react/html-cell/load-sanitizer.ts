type Sanitizer = (html: string) => DocumentFragment;

let sanitizer: Sanitizer | null = null;
let isAsked = false;
const listeners = new Set<() => void>();

/** Loads the sanitizer for the first subscriber; notifies all once it has loaded. */
export function onSanitizer(listener: () => void): () => void {
  listeners.add(listener);
  if (!isAsked) {
    isAsked = true;
    void load();
  }
  return () => listeners.delete(listener);
}

/** The sanitiser; null until it is loaded, and for good when it cannot be. */
export function currentSanitizer(): Sanitizer | null {
  return sanitizer;
}

async function load(): Promise<void> {
  try {
    sanitizer = (await import('./sanitize')).sanitizeHtml;
  } catch (error) {
    // cells keep their plain text: less to see, nothing lost
    console.warn('Report table: markup is shown as text, its sanitiser did not load.', error);
    return;
  }
  for (const listener of listeners) listener();
}
