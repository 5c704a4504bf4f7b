/** Resolves after other work has run. Not a microtask: input and painting come first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
