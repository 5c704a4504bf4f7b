import { ImageOffIcon } from '@meridian/ui/icons';
import { useEffect, useRef, useState } from 'react';

/**
 * A small version of a picture, or a placeholder if it cannot be loaded. Unmounting, for example by scrolling, stops loading.
 */
export function Thumbnail({ src }: { src: string | undefined }) {
  const [hasFailed, setHasFailed] = useState(false);
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const image = ref.current;
    if (image === null || src === undefined) return;
    // strict mode runs the cleanup, then mounts again
    if (!image.hasAttribute('src')) image.src = src;
    return () => image.removeAttribute('src');
  }, [src]);
  if (hasFailed) return <ImageOffIcon aria-hidden className="size-5 text-fg-3" />;
  if (src === undefined) return null;
  return (
    <img
      ref={ref}
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setHasFailed(true)}
      className="size-full min-h-0 min-w-0 object-contain"
    />
  );
}
