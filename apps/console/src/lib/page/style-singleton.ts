import { useEffect } from 'react';
import { adoptStyles } from './adopt-styles';

/**
 * Replaces `react-style-singleton` (`vite.config.ts`), with which dialogs, menus and selects lock the scrolling of the page: the
 * content security policy blocks its style element, whose text depends on the width of the scroll bar.
 *
 * The first component to mount adds its styles, the last to unmount removes them.
 */
export function styleSingleton() {
  let count = 0;
  let remove: (() => void) | undefined;
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      if (count === 0) remove = adoptStyles(styles);
      count += 1;
      return () => {
        count -= 1;
        if (count === 0) remove?.();
      };
    }, [styles]);
    return null;
  };
}
