import { Tooltip } from '@meridian/ui';
import { useEffect, useState, type Ref } from 'react';

export interface HeadTooltipProps {
  title: string;
  description: string;
  /** Otherwise the header is the active cell. */
  isHovered: boolean;
}

/**
 * What a column shows, above the header that contains it: on hover, and while the header is the active cell of a grid that has the
 * focus.
 */
export function HeadTooltip({ title, description, isHovered }: HeadTooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [head, setHead] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const grid = head?.closest<HTMLElement>('[role$=grid]');
    if (!grid) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const open = () => {
      timer = setTimeout(() => setIsOpen(true), delay);
    };
    const close = () => {
      clearTimeout(timer);
      setIsOpen(false);
    };
    if (isHovered || grid === document.activeElement) open();
    grid.addEventListener('focus', open);
    grid.addEventListener('blur', close);
    return () => {
      grid.removeEventListener('focus', open);
      grid.removeEventListener('blur', close);
      close();
    };
  }, [head, isHovered]);
  return (
    <Tooltip
      open={isOpen}
      onOpenChange={setIsOpen}
      content={
        <>
          {/* the pointer reaches the text without leaving header and tooltip */}
          <span className="absolute inset-x-0 -inset-y-1.5 -z-1" />
          <strong className="block font-semibold">{title}</strong>
          <span className="whitespace-pre-line">{description}</span>
        </>
      }
    >
      <ParentAnchor onChange={setHead} />
    </Tooltip>
  );
}

/** Milliseconds, as in `Tooltip`. */
const delay = 400;

interface ParentAnchorProps {
  onChange: (parent: HTMLElement | null) => void;
  /** Of the tooltip, which is placed beside its element. */
  ref?: Ref<HTMLElement>;
}

/** Takes its parent as the described element: wrapping the header would mount it again. */
function ParentAnchor({ onChange, ref }: ParentAnchorProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const parent = anchor?.parentElement ?? null;
    onChange(parent);
    if (typeof ref === 'function') ref(parent);
  }, [anchor, onChange, ref]);
  return <span hidden ref={setAnchor} />;
}
