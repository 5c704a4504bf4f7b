import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { emptyText } from '../../core/format/cell-value';
import { plainTextOf } from '../../core/format/plain-text';
import { sanitizer } from './load-sanitizer';

export interface HtmlCellProps {
  /** Markup from a server, with any content. */
  html: string;
}

/** Maximum characters. Elements take time: longer content than a line is shown as text. */
const markupLimit = 5000;

/**
 * Markup in a cell, on one line: its formatting and links, but nothing that runs, loads or leaves the cell.
 *
 * The sanitizer is loaded with the first of these cells; until then, and if loading fails, they show their plain text.
 */
export function HtmlCell({ html }: HtmlCellProps) {
  const loaded = useSyncExternalStore(sanitizer.subscribe, sanitizer.current, () => null);
  const sanitize = html.length > markupLimit ? null : loaded;
  const text = useMemo(() => plainTextOf(html), [html]);
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (sanitize) box.current?.replaceChildren(sanitize(html));
  }, [sanitize, html]);

  if (text === '') return <span className="text-fg-3">{emptyText}</span>;
  return sanitize ? (
    // React renders no children here: the sanitizer does
    <span key="markup" ref={box} className={markupClass} title={text} />
  ) : (
    <span key="text" className="block min-w-0 truncate" title={text}>
      {text}
    </span>
  );
}

const markupClass = [
  'block min-w-0 truncate pr-0.5 text-fg-2 [&_*]:m-0 [&_*]:inline [&_*]:p-0 [&_*]:leading-none [&_br]:hidden',
  '[&_:is(sub,sup)]:leading-0 [&_:is(b,strong)]:font-semibold [&_code]:font-mono [&_mark]:rounded-xs [&_mark]:bg-warn-bg [&_mark]:text-fg-1',
  "[&_li+li]:before:text-fg-3 [&_li+li]:before:content-['·_']",
  '[&_a[href]]:text-accent-fg [&_a[href]]:underline [&_a[href]]:underline-offset-2',
  '[&_a]:rounded-xs [&_a]:outline-focus [&_a:focus-visible]:outline-2 [&_a:focus-visible]:-outline-offset-2',
].join(' ');
