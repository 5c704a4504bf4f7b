import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { pictureSizeText } from './picture-size';
import { placeCard } from './place-card';

/** A fact about a picture, in words. */
export interface PictureFact {
  label: string;
  value: string;
}

export interface PictureCardProps {
  id: string;
  source: string;
  /** Before the picture's own size. */
  facts: readonly PictureFact[];
  sizeLabel: string;
  thumbnail: HTMLImageElement;
  onClose: () => void;
  onPointerEnter: () => void;
  onPointerLeave: (event: PointerEvent) => void;
}

/** Closes the open card, of which there is at most one. */
let closeOther: (() => void) | null = null;

/** The picture of a thumbnail, 260 wide, with its facts, in the top layer beside its row. */
export function PictureCard(props: PictureCardProps) {
  const { id, source, facts, sizeLabel, thumbnail, onPointerEnter, onPointerLeave } = props;
  const card = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(() => sizeOf(thumbnail));
  const sizeText = pictureSizeText(size);
  const handleClose = useEffectEvent(props.onClose);

  useLayoutEffect(() => {
    const element = card.current;
    if (!element) return;
    if (!element.matches(':popover-open')) element.showPopover();
    place(element, thumbnail);
  }, [thumbnail, sizeText]);

  useEffect(() => {
    const close = () => handleClose();
    closeOther?.();
    closeOther = close;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('scroll', close, options);
    window.addEventListener('resize', close, options);
    window.addEventListener(
      'pointerdown',
      ({ target }) => {
        const isHere = target === thumbnail || (target instanceof Node && card.current?.contains(target));
        if (!isHere) close();
      },
      options,
    );
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        close();
        // for a card that is only hovered, the key closes nothing else; from the thumbnail it also returns to the cell
        if (document.activeElement !== thumbnail) event.stopPropagation();
      },
      options,
    );
    return () => {
      listening.abort();
      if (closeOther === close) closeOther = null;
    };
  }, [thumbnail]);

  return (
    <div
      ref={card}
      id={id}
      role="tooltip"
      popover="manual"
      data-elevated=""
      className="fixed inset-auto m-0 w-[284px] animate-pop-in cursor-default flex-col overflow-hidden rounded-md border-0 bg-overlay p-3 text-left text-12 leading-[18px] font-normal whitespace-normal text-fg-1 shadow-pop open:flex"
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
    >
      <img
        src={source}
        alt=""
        referrerPolicy="no-referrer"
        className="max-h-80 min-h-0 w-[260px] rounded-xs bg-track object-contain"
        style={sizeText === '' ? undefined : { aspectRatio: `${size.width} / ${size.height}` }}
        onLoad={({ currentTarget }) => setSize(sizeOf(currentTarget))}
      />
      {(facts.length > 0 || sizeText !== '') && (
        <dl className="mt-2.5 grid flex-none grid-cols-[72px_minmax(0,1fr)] gap-x-2 gap-y-1 tabular-nums">
          {facts.map(({ label, value }) => (
            <Fact key={label} label={label} value={value} />
          ))}
          {sizeText !== '' && <Fact label={sizeLabel} value={sizeText} />}
        </dl>
      )}
    </div>
  );
}

function Fact({ label, value }: PictureFact) {
  return (
    <>
      <dt className="text-fg-3">{label}</dt>
      <dd className="wrap-break-word">{value}</dd>
    </>
  );
}

function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement) {
  return { width: naturalWidth, height: naturalHeight };
}

function place(card: HTMLElement, thumbnail: HTMLElement): void {
  card.style.maxHeight = '';
  const row = (thumbnail.closest('[role=row]') ?? thumbnail).getBoundingClientRect();
  const { left, top, height } = placeCard({
    left: thumbnail.getBoundingClientRect().right,
    row,
    // without its entry animation
    card: { width: card.offsetWidth, height: card.offsetHeight },
    window: { width: document.documentElement.clientWidth, height: window.innerHeight },
  });
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
  card.style.maxHeight = `${height}px`;
}
