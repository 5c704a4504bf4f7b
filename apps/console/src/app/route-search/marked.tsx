import { Fragment } from 'react';
import type { Mark } from './search-pages';

/** A text with some letters marked. `marks` are in order and do not overlap. */
export function Marked({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const ends = [0, ...marks.map(([, end]) => end)];
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(ends[index], start)}
          <mark className="bg-transparent font-semibold text-accent-fg">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1))}
    </>
  );
}
