import { minImageSize, type PixelSize } from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { observeSize } from '@meridian/ui/grid';
import { useEffect, useRef, useState, type RefObject } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { areaOfFrame, ratioNumber, type CropFrame } from './crop-area';
import type { PlannedCrop } from './use-crop-frames';

export interface CropStageProps {
  src: string;
  name: string;
  original: PixelSize;
  /** The crop with handles. */
  active: PlannedCrop | undefined;
  others: readonly PlannedCrop[];
  /** At 1, the whole picture fits. */
  zoom: number;
  onZoom: (zoom: number) => void;
  onFrame: (frame: CropFrame) => void;
  onFailed: () => void;
}

export const maxZoom = 5;
const marginPx = 24;
/** Zoom factor of one step of the wheel. */
const wheelZoom = 1.1;

/** The original with the frame, which can be moved and resized with the mouse, by touch, or with keys. The wheel zooms. */
export function CropStage({
  src,
  name,
  original,
  active,
  others,
  zoom,
  onZoom,
  onFrame,
  onFailed,
}: CropStageProps) {
  const { t } = useTranslation('materials');
  const stage = useRef<HTMLDivElement>(null);
  const scale = useFit(stage, original) * zoom;
  useWheelZoom(stage, zoom, onZoom);
  const image = (
    <img
      src={src}
      alt={t('details.alt', { name })}
      draggable={false}
      onError={onFailed}
      style={{
        width: original.width * scale,
        height: original.height * scale,
        maxWidth: 'none',
        // a finger beside the frame scrolls the zoomed picture
        touchAction: 'pan-x pan-y',
      }}
    />
  );
  const area = active && areaOfFrame(active.frame, active.ratio, original);
  const min = active && minImageSize(active.ratio);
  return (
    <div
      ref={stage}
      className="grid h-101 min-w-0 place-items-center-safe overflow-auto bg-[#22222b] p-6 max-desktop:h-72"
    >
      {active && area && min ? (
        <div className="relative flex [--rc-drag-handle-bg-colour:#fff]">
          <ReactCrop
            crop={{ unit: '%', ...active.frame }}
            aspect={ratioNumber[active.ratio]}
            minWidth={min.width * scale}
            minHeight={min.height * scale}
            keepSelection
            ruleOfThirds
            ariaLabels={labelsOf(t('crop.keys'), (handle) => t(`crop.handles.${handle}`))}
            onChange={(_, { x, y, width, height }) => onFrame({ x, y, width, height })}
            renderSelectionAddon={() => (
              <span className="pointer-events-none absolute bottom-3 left-1/2 -translate-x-1/2 rounded-xs bg-[rgb(20_20_30/0.75)] px-2 py-0.5 text-12 whitespace-nowrap text-white tabular-nums">
                {formatValue(area.width, 't')} × {formatValue(area.height, 't')}
              </span>
            )}
            style={{ maxWidth: 'none' }}
          >
            {image}
          </ReactCrop>
          {others.map(({ key, frame }) => (
            <OtherFrame key={key} frame={frame} />
          ))}
        </div>
      ) : (
        image
      )}
    </div>
  );
}

/** The frame of a crop that is not being changed. */
function OtherFrame({ frame: { x, y, width, height } }: { frame: CropFrame }) {
  return (
    <span
      aria-hidden
      style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
      className="pointer-events-none absolute border border-dashed border-white/60"
    />
  );
}

const handles = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
type Handle = (typeof handles)[number];

function labelsOf(cropArea: string, labelOf: (handle: Handle) => string) {
  return {
    cropArea,
    nwDragHandle: labelOf('nw'),
    nDragHandle: labelOf('n'),
    neDragHandle: labelOf('ne'),
    eDragHandle: labelOf('e'),
    seDragHandle: labelOf('se'),
    sDragHandle: labelOf('s'),
    swDragHandle: labelOf('sw'),
    wDragHandle: labelOf('w'),
  };
}

/** CSS pixels per pixel of the original at which it fits completely. */
function useFit(stage: RefObject<HTMLDivElement | null>, { width, height }: PixelSize): number {
  const [fit, setFit] = useState(0.1);
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const measure = () => {
      // without scrollbars, which appear when zoomed
      const available = {
        width: element.offsetWidth - 2 * marginPx,
        height: element.offsetHeight - 2 * marginPx,
      };
      setFit(Math.max(0.01, Math.min(available.width / width, available.height / height)));
    };
    measure();
    return observeSize(element, measure);
  }, [stage, width, height]);
  return fit;
}

function useWheelZoom(
  stage: RefObject<HTMLDivElement | null>,
  zoom: number,
  onZoom: (zoom: number) => void,
): void {
  const latest = useRef({ zoom, onZoom });
  useEffect(() => {
    latest.current = { zoom, onZoom };
  });
  useEffect(() => {
    const element = stage.current;
    if (!element) return undefined;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const factor = event.deltaY < 0 ? wheelZoom : 1 / wheelZoom;
      latest.current.onZoom(Math.max(1, Math.min(maxZoom, latest.current.zoom * factor)));
    };
    // React's listeners cannot prevent scrolling
    element.addEventListener('wheel', handleWheel, { passive: false });
    return () => element.removeEventListener('wheel', handleWheel);
  }, [stage]);
}
