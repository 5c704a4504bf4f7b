import { Spinner } from '@meridian/ui';
import { lazy, Suspense, type ReactElement } from 'react';
import type { RangePanelProps } from './range-panel';

const importPanel = () => import('./range-panel');

/** Fetches the panel, so that it is there when it is opened. */
export const preloadPanel = (): void => {
  importPanel().catch(() => undefined); // told when the panel is opened
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

/** The panel; where its code cannot be fetched, a line that says so. */
export function LazyPanel(props: RangePanelProps): ReactElement {
  const size = props.type === 4 ? 'h-70 w-170' : 'h-88 w-200';
  return (
    <Suspense
      fallback={
        <div className={`grid place-items-center ${props.isNarrow ? 'h-88' : size}`}>
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
    <p role="alert" className="p-5">
      {labels.notLoaded}
    </p>
  );
}
