import { useCallback, type Ref, type RefCallback } from 'react';
import { nameRegion } from './name-region';

/** A ref of an overlay's content that names its region (`nameRegion`) and sets the caller's ref. */
export function useRegionRef(own: Ref<HTMLDivElement> | undefined): RefCallback<HTMLDivElement> {
  return useCallback(
    (content: HTMLDivElement | null) => {
      nameRegion(content);
      if (typeof own === 'function') return own(content);
      // ref objects are meant to be written
      // oxlint-disable-next-line react/immutability
      if (own) own.current = content;
      return undefined;
    },
    [own],
  );
}
