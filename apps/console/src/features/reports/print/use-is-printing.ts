import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isAboutToPrint = false;

/** The theme of the screen while a page is printed in another one. */
let themeOnScreen: string | undefined;

/** Paper is white: the light theme applies while a page is printed, even if the chosen one changes. */
function applyTheme() {
  const { dataset } = document.documentElement;
  if (!isPrinting()) {
    if (themeOnScreen !== undefined) dataset.theme = themeOnScreen;
    themeOnScreen = undefined;
  } else if (dataset.theme !== 'light') {
    themeOnScreen = dataset.theme;
    dataset.theme = 'light';
  }
}

function followPrint(onChange: () => void) {
  const media = matchMedia('print');
  const apply = () => {
    applyTheme();
    onChange();
  };
  // the page may be on paper already, and the system's theme may change meanwhile
  applyTheme();
  const themes = new MutationObserver(applyTheme);
  themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const begin = () => {
    isAboutToPrint = true;
    // the browser prints what is rendered when this event ends, before it reports the change of the medium
    flushSync(apply);
  };
  const end = () => {
    isAboutToPrint = false;
    apply();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  media.addEventListener('change', apply);
  return () => {
    themes.disconnect();
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    media.removeEventListener('change', apply);
    end();
  };
}

const isPrinting = () => isAboutToPrint || matchMedia('print').matches;

/** Whether the page is being printed; meanwhile it has the light theme. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(followPrint, isPrinting);
}
