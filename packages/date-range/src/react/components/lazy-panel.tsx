import { Spinner } from '@meridian/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import type { RangePanelProps } from './range-panel';

const importPanel = () => import('./range-panel');

/** Loads the panel before it opens. */
export const preloadPanel = (): void => {
  importPanel().catch(() => undefined); // opening the panel reports the error
};

const Panel = lazy(() =>
  importPanel().then(
    ({ RangePanel }) => ({ default: RangePanel }),
    (error: unknown) => {
      console.warn('Date range picker: its panel did not load.', error);
      return { default: NotLoaded };
    },
  ),
);

/** The panel, or an error message if its code cannot be loaded. */
export function LazyPanel(props: RangePanelProps): ReactElement {
  const size = props.type === 4 ? 'h-70 w-170' : 'h-88 w-200';
  return (
    <Suspense
      fallback={
        <div data-scope-ui="" className={`grid place-items-center ${props.isNarrow ? 'h-88' : size}`}>
          <Spinner />
        </div>
      }
    >
      <Panel {...props} />
    </Suspense>
  );
}

function NotLoaded({ labels }: RangePanelProps): ReactElement {
  return (
    <p data-scope-ui="" role="alert" className="p-5">
      {labels.notLoaded}
    </p>
  );
}
