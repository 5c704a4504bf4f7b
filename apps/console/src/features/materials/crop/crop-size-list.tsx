import {
  canCropTo,
  cropTargetSize,
  imageRatios,
  minImageSize,
  type ImageRatio,
  type PixelSize,
} from '@meridian/api-client/contract';
import { useTranslation } from '@meridian/i18n';
import { formatValue } from '@meridian/report-table/format';
import { Alert, Button, cn, IconButton, TextField } from '@meridian/ui';
import { CircleCheckIcon, PlusIcon, XIcon } from '@meridian/ui/icons';
import { targetProblem, toImageCrop, type PlannedCrop, type useCropFrames } from './use-crop-frames';

export interface CropSizeListProps {
  original: PixelSize;
  frames: ReturnType<typeof useCropFrames>;
}

const widestFirst = [...imageRatios].reverse();

/** The planned crops with their widths, and buttons to add more. */
export function CropSizeList({ original, frames }: CropSizeListProps) {
  const { t } = useTranslation('materials');
  const count = (value: number) => formatValue(value, 't');
  const impossible = imageRatios.filter((ratio) => !canCropTo(original, ratio));
  return (
    <div className="flex flex-col gap-2">
      <p className="font-medium">{t('crop.sizes')}</p>
      <ul className="flex flex-col gap-2">
        {frames.crops.map((crop) => (
          <li key={crop.key}>
            <CropSize
              crop={crop}
              original={original}
              isActive={crop.key === frames.active?.key}
              onSelect={() => frames.select(crop.key)}
              onRemove={() => frames.remove(crop.key)}
              onTargetWidth={(targetWidth) => frames.change(crop.key, { targetWidth })}
            />
          </li>
        ))}
      </ul>
      <span className="flex flex-wrap gap-2">
        {widestFirst.map((ratio) => (
          <Button
            key={ratio}
            icon={<PlusIcon />}
            disabled={impossible.includes(ratio) || frames.crops.length >= maxCrops}
            onClick={() => frames.add(ratio)}
          >
            {t(ratio === '1:1' ? 'crop.addSquare' : 'crop.addWide')}
          </Button>
        ))}
      </span>
      {impossible.map((ratio) => {
        const min = minImageSize(ratio);
        return (
          <Alert key={ratio} tone="bad">
            {t('crop.tooSmall', {
              ratio,
              width: count(original.width),
              height: count(original.height),
              minWidth: min.width,
              minHeight: min.height,
            })}
          </Alert>
        );
      })}
    </div>
  );
}

/** Maximum number that the server accepts at once. */
const maxCrops = 20;

interface CropSizeProps {
  crop: PlannedCrop;
  original: PixelSize;
  isActive: boolean;
  onSelect: () => void;
  onRemove: () => void;
  onTargetWidth: (text: string) => void;
}

function CropSize({ crop, original, isActive, onSelect, onRemove, onTargetWidth }: CropSizeProps) {
  const { t } = useTranslation('materials');
  const { ratio, targetWidth } = crop;
  const problem = targetProblem(crop, original);
  const min = minImageSize(ratio);
  const area = toImageCrop({ ...crop, targetWidth: '' }, original);
  const target = problem ? area : cropTargetSize(toImageCrop(crop, original));
  const count = (value: number) => formatValue(value, 't');
  return (
    <div
      className={cn(
        'rounded-md border bg-surface',
        isActive ? 'border-accent ring-1 ring-accent' : 'border-line-2',
      )}
    >
      <div className="flex items-center gap-1 pr-1.5">
        <button
          type="button"
          aria-pressed={isActive}
          onClick={onSelect}
          className="flex min-w-0 flex-1 items-center gap-2 rounded-md p-2.5 text-left focus-ring"
        >
          <Shape ratio={ratio} isActive={isActive} />
          <span className="min-w-0 flex-1">
            <span className="block font-medium">
              {t(ratio === '1:1' ? 'crop.square' : 'crop.wide')}{' '}
              <span className="text-12 font-normal text-fg-3">{ratio}</span>
            </span>
            <span className="block text-12 whitespace-nowrap text-fg-3 tabular-nums">
              {isActive
                ? t('crop.min', { width: min.width, height: min.height })
                : t('crop.target', { width: count(target.width), height: count(target.height) })}
            </span>
          </span>
          {!problem && <CircleCheckIcon aria-hidden className="flex-none text-ok-fg" />}
        </button>
        <IconButton size="small" label={t('crop.remove')} onClick={onRemove}>
          <XIcon />
        </IconButton>
      </div>
      {isActive && (
        <div className="px-2.5 pb-2.5">
          <TextField
            label={t('crop.targetWidth')}
            inputMode="numeric"
            value={targetWidth}
            placeholder={`${area.width}`}
            trailing={<span className="text-fg-3">{t('filters.pixels')}</span>}
            hint={t('crop.target', { width: count(target.width), height: count(target.height) })}
            error={
              problem &&
              (problem.problem === 'notNumber'
                ? t('filters.notNumber')
                : t(`crop.${problem.problem}`, { width: problem.width, max: problem.max, min: problem.min }))
            }
            className="max-w-45"
            onChange={({ target: { value } }) => onTargetWidth(value)}
          />
        </div>
      )}
    </div>
  );
}

function Shape({ ratio, isActive }: { ratio: ImageRatio; isActive: boolean }) {
  return (
    <span aria-hidden className="grid w-10 flex-none place-items-center">
      <span
        className={cn(
          'h-6.5 rounded-xs border-[1.5px]',
          ratio === '1:1' ? 'w-6.5' : 'w-10',
          isActive ? 'border-accent' : 'border-line-control',
        )}
      />
    </span>
  );
}
