/** How many parts of the page wait behind its skeleton. */
let waiting = 0;

/** Shows the skeleton of the page (`skeleton/` of the console), until the returned function is called. */
export function showSkeleton(): () => void {
  waiting += 1;
  // `boot.js` draws it, as before the first paint
  dispatchEvent(new Event('drawskeleton'));
  return () => {
    waiting -= 1;
    hideSkeleton();
  };
}

/** Hides the skeleton that the page starts with, unless a part still waits behind it. */
export function hideSkeleton(): void {
  if (waiting === 0) delete document.documentElement.dataset.skeleton;
}
