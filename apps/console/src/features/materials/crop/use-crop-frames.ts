import {
  canCropTo,
  imageRatios,
  minImageSize,
  type ImageCrop,
  type ImageRatio,
  type PixelSize,
} from '@meridian/api-client/contract';
import { useRef, useState } from 'react';
import { areaOfFrame, largestFrame, type CropFrame } from './crop-area';

/** A planned crop. */
export interface PlannedCrop {
  key: number;
  ratio: ImageRatio;
  frame: CropFrame;
  /** As typed; empty for the width of the frame. */
  targetWidth: string;
}

/** Why the width of a crop is impossible, with both numbers. */
export interface TargetProblem {
  problem: 'targetTooLarge' | 'targetTooSmall' | 'notNumber';
  width: string;
  max: number;
  min: number;
}

/** The planned crops of an original: initially the largest one of each ratio. */
export function useCropFrames(original: PixelSize) {
  const nextKey = useRef(imageRatios.length);
  const [crops, setCrops] = useState<readonly PlannedCrop[]>(() =>
    [...imageRatios]
      .reverse()
      .filter((ratio) => canCropTo(original, ratio))
      .map((ratio, key) => plan(key, ratio, original)),
  );
  const [activeKey, setActiveKey] = useState(0);
  const change = (key: number, edit: Partial<PlannedCrop>) =>
    setCrops((all) => all.map((crop) => (crop.key === key ? { ...crop, ...edit } : crop)));
  return {
    crops,
    active: crops.find(({ key }) => key === activeKey) ?? crops[0],
    select: setActiveKey,
    change,
    add: (ratio: ImageRatio) => {
      const key = nextKey.current;
      nextKey.current += 1;
      setCrops((all) => [...all, plan(key, ratio, original)]);
      setActiveKey(key);
    },
    remove: (key: number) => setCrops((all) => all.filter((crop) => crop.key !== key)),
  };
}

function plan(key: number, ratio: ImageRatio, original: PixelSize): PlannedCrop {
  return { key, ratio, frame: largestFrame(ratio, original), targetWidth: '' };
}

/** The crop in the form for the server. */
export function toImageCrop({ ratio, frame, targetWidth }: PlannedCrop, original: PixelSize): ImageCrop {
  const area = areaOfFrame(frame, ratio, original);
  return { ratio, ...area, targetWidth: targetWidth.trim() === '' ? area.width : Number(targetWidth) };
}

/** The error of a crop's width; null if it is valid. */
export function targetProblem(crop: PlannedCrop, original: PixelSize): TargetProblem | null {
  const width = crop.targetWidth.trim();
  if (width === '') return null;
  const bounds = {
    width,
    max: areaOfFrame(crop.frame, crop.ratio, original).width,
    min: minImageSize(crop.ratio).width,
  };
  if (!/^\d{1,5}$/.test(width)) return { problem: 'notNumber', ...bounds };
  if (Number(width) > bounds.max) return { problem: 'targetTooLarge', ...bounds };
  return Number(width) < bounds.min ? { problem: 'targetTooSmall', ...bounds } : null;
}
