import { useSyncExternalStore } from 'react';

let isAboutToPrint = false;

/** Paper is white: the light theme applies while a page is printed. */
let chosenTheme: string | undefined;

function followPrint(onChange: () => void) {
  const media = matchMedia('print');
  const apply = () => {
    const root = document.documentElement;
    if (isPrinting()) {
      chosenTheme ??= root.dataset.theme;
      root.dataset.theme = 'light';
    } else if (chosenTheme !== undefined) {
      root.dataset.theme = chosenTheme;
      chosenTheme = undefined;
    }
    onChange();
  };
  const begin = () => {
    isAboutToPrint = true;
    apply();
  };
  const end = () => {
    isAboutToPrint = false;
    apply();
  };
  // the browser counts the sheets before it reports the change of the medium
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  media.addEventListener('change', apply);
  return () => {
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
