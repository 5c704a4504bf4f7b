import type { PictureSource } from '@meridian/draft-editor';
import {
  bindPictures,
  childrenOf,
  findRow,
  type Draft,
  type DraftCommand,
  type PictureToBind,
} from '@meridian/draft-editor/core';
import { useMemo, useState } from 'react';
import { usePictureAddress } from '../../../../lib/pictures/use-picture-address';

export interface UsePictureChoiceOptions {
  draft: Draft;
  onCommand: (command: DraftCommand) => void;
}

const newId = () => crypto.randomUUID();
type Place = Parameters<PictureSource['onChoose']>[0];

/** The unit or creative for which pictures are being selected, and the callbacks of the selection. */
export function usePictureChoice({ draft, onCommand }: UsePictureChoiceOptions) {
  const addressOf = usePictureAddress();
  const [place, setPlace] = useState<Place>();
  const source = useMemo<PictureSource>(() => ({ addressOf, onChoose: setPlace }), [addressOf]);
  const bound = place ? childrenOf(draft, 'picture', place.unitId) : [];
  const choose = (pictures: readonly PictureToBind[]) => {
    if (!place) return;
    const { unitId, creativeId } = place;
    const creative = creativeId === undefined ? undefined : findRow(draft, 'creative', creativeId);
    const command = bindPictures(draft, { unitId, creative, pictures, newId });
    if (command) onCommand(command);
    setPlace(undefined);
  };
  return {
    source,
    place,
    boundIds: new Set(bound.map(({ imageId }) => imageId)),
    choose,
    close: () => setPlace(undefined),
  };
}
