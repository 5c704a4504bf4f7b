import { useEffect, useLayoutEffect, useRef } from 'react';
import { cn } from '../../lib/cn';
import { sanitizeMessage } from './message-sanitizer';

export interface SafeHtmlProps {
  /** Any markup. Paragraphs, lists, emphasis, links, h3, h4 and small tables are shown, nothing else. */
  html: string;
  /** Opens a page of this origin, `/path?search#hash`. Without it, such a link reloads the application. */
  onNavigate?: (path: string) => void;
  className?: string;
}

/** Max characters of markup, more than a message has. Longer content is shown as text, since parsing takes time. */
const markupLimit = 20_000;

/** The HTML of a message, without scripts, resources and styles. */
export function SafeHtml({ html, onNavigate, className }: SafeHtmlProps) {
  const box = useRef<HTMLDivElement>(null);
  const navigate = useRef(onNavigate);
  useEffect(() => {
    navigate.current = onNavigate;
  });
  useLayoutEffect(() => {
    box.current?.replaceChildren(html.length > markupLimit ? html : sanitizeMessage(html));
  }, [html]);
  useEffect(() => {
    const element = box.current;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]:not([target])') : null;
      const isPlain =
        event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (!link || !isPlain || !navigate.current) return;
      event.preventDefault();
      navigate.current(link.getAttribute('href') ?? '/');
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, []);
  // React renders no children here: the sanitiser does
  return <div ref={box} data-scope-ui="" data-prose="" className={cn(typography, className)} />;
}

const typography = [
  'text-14 leading-5.5 text-fg-2 wrap-anywhere',
  '[&>*]:mt-3.5 [&>:first-child]:mt-0 [&_:is(b,strong,th)]:font-semibold [&_em]:italic [&_i]:italic',
  '[&_:is(h3,h4)]:mt-6 [&_:is(h3,h4)]:leading-5 [&_:is(h3,h4)]:font-semibold [&_:is(h3,h4)]:text-fg-1 [&_h4]:text-13',
  '[&_:is(ul,ol)]:mt-2 [&_:is(ul,ol)]:pl-4.5 [&_li+li]:mt-1 [&_li>p+p]:mt-1 [&_ul]:list-disc [&_ol]:list-decimal',
  '[&_ul>li]:marker:text-line-control [&_ol>li]:marker:text-fg-3',
  '[&_a[href]]:rounded-xs [&_a[href]]:text-accent-fg [&_a[href]]:underline [&_a[href]]:underline-offset-2',
  '[&_a]:outline-offset-2 [&_a]:outline-focus [&_a:focus-visible]:outline-2',
  '[&_blockquote]:border-l-2 [&_blockquote]:border-line-2 [&_blockquote]:pl-3 [&_blockquote]:text-fg-3',
  '[&_code]:rounded-xs [&_code]:bg-sunken [&_code]:px-1 [&_code]:font-mono [&_code]:text-13',
  '[&_pre]:overflow-x-auto [&_pre]:rounded-md [&_pre]:bg-sunken [&_pre]:p-3 [&_pre_code]:p-0',
  '[&_mark]:rounded-xs [&_mark]:bg-warn-bg [&_mark]:text-fg-1 [&_hr]:border-line-2 [&_small]:text-12',
  '[&_s]:line-through [&_u]:underline [&_sub]:text-11 [&_sup]:text-11 [&_sup]:align-super [&_sub]:align-sub',
  '[&_table]:w-full [&_table]:border-separate [&_table]:border-spacing-0 [&_table]:overflow-hidden',
  '[&_table]:rounded-md [&_table]:border [&_table]:border-line-2 [&_table]:text-13 [&_table]:leading-5',
  '[&_:is(td,th)]:px-3.5 [&_:is(td,th)]:py-2.25 [&_:is(td,th)]:text-left [&_:is(td,th)]:align-top [&_td]:text-fg-1',
  '[&_tr+tr>*]:border-t [&_tbody:not(:first-child)>tr>*]:border-t [&_:is(td,th)]:border-line-1',
  '[&_th]:bg-sunken [&_th]:font-normal! [&_th]:text-fg-3 [&_caption]:pb-2 [&_caption]:text-left [&_caption]:text-12',
].join(' ');
