import type { Language } from '@meridian/i18n/core';
import { Alert, SegmentedControl, Select } from '@meridian/ui';
import { MonitorIcon, SmartphoneIcon } from '@meridian/ui/icons';
import { useId, useState, type ReactElement, type ReactNode } from 'react';
import {
  childrenOf,
  fieldTitle,
  findRegion,
  parentOf,
  tableOf,
  type Draft,
  type ProviderLimits,
  type Row,
} from '../../core';
import { previewCreative, type KeywordMode, type PreviewDevice } from '../../core/preview/preview-creative';
import { lengthUnitName } from '../../core/texts/length-unit-names';
import type { PictureAddress } from '../pictures/picture';
import { AdCard } from './ad-card';
import { creativePreviewLabels } from './labels';

export interface CreativePreviewProps {
  /** The draft with the keywords and the URLs of the unit. */
  draft: Draft;
  /** Limits of the provider of the draft's account. */
  limits: ProviderLimits;
  /** A creative of the draft while it is typed. */
  creative: Row<'creative'>;
  language: Language;
  /** URLs of the pictures of its theme; if absent, no picture is shown. */
  pictureAddress?: PictureAddress | undefined;
  /** The only device; if absent, users switch between both. */
  device?: PreviewDevice;
}

const deviceIcons = { mobile: SmartphoneIcon, computer: MonitorIcon };
const previewDevices = ['mobile', 'computer'] as const satisfies PreviewDevice[];
const keywordModes = ['default', 'longest'] as const satisfies KeywordMode[];
/** Shanghai, Beijing, Guangzhou, Chengdu, Xi'an. */
const sampleRegions = ['31', '11', '4401', '5101', '6101'] as const;

/** A creative as searchers see it, for a device and a region, with the default word or a keyword in its wildcards. */
export function CreativePreview({
  draft,
  limits,
  creative,
  language,
  pictureAddress,
  device: fixedDevice,
}: CreativePreviewProps): ReactElement {
  const [selectedDevice, setDevice] = useState<PreviewDevice>('mobile');
  const [regionId, setRegionId] = useState<(typeof sampleRegions)[number]>('31');
  const [selectedMode, setKeywordMode] = useState<KeywordMode>('default');
  const labels = creativePreviewLabels[language];
  const device = fixedDevice ?? selectedDevice;
  const unitId = parentOf(tableOf(draft, 'creative'), creative.id) ?? '';
  const pictures = pictureAddress
    ? childrenOf(draft, 'picture', unitId).filter(({ theme }) => theme === creative.pictureTheme)
    : [];
  const hasKeywords = childrenOf(draft, 'keyword', unitId).length > 0;
  const keywordMode = hasKeywords ? selectedMode : 'default';
  const preview = previewCreative(draft, creative, {
    limits,
    // searchers read it in the language of the market
    region: findRegion(regionId)?.name.cn,
    keywordMode,
    device,
  });
  return (
    <section data-scope-ui="" aria-label={labels.title} className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-14 font-semibold text-fg-1">{labels.title}</h3>
        {fixedDevice === undefined && (
          <SegmentedControl
            label={labels.device}
            items={previewDevices.map((value) => ({
              value,
              label: <DeviceLabel device={value} label={labels.devices[value]} />,
            }))}
            value={device}
            onValueChange={setDevice}
          />
        )}
      </div>
      <AdCard
        preview={preview}
        device={device}
        language={language}
        pictures={pictures.map(({ id, imageId, ratio }) => ({ id, ratio, src: pictureAddress?.(imageId) }))}
      />
      {preview.overflows.map(({ field, unit, ...overflow }) => (
        <Alert key={field} tone="warn">
          {labels.overflow({
            ...overflow,
            field: fieldTitle(field, language),
            unit: lengthUnitName(unit, language),
          })}
        </Alert>
      ))}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-12">
        <span className="text-fg-3">{labels.finalUrl}</span>
        <span className="text-13 wrap-anywhere text-fg-1">{preview.finalUrl || labels.noUrl}</span>
        <Setting label={labels.region}>
          {(id) => (
            <Select
              id={id}
              appearance="quiet"
              options={sampleRegions.map((value) => ({
                value,
                label: findRegion(value)?.name[language] ?? value,
              }))}
              value={regionId}
              onValueChange={setRegionId}
            />
          )}
        </Setting>
        <Setting label={labels.keyword} hint={hasKeywords ? undefined : labels.noKeywords}>
          {(id) => (
            <Select
              id={id}
              appearance="quiet"
              options={keywordModes.map((value) => ({
                value,
                label: labels.keywordModes[value],
                isDisabled: value === 'longest' && !hasKeywords,
              }))}
              value={keywordMode}
              onValueChange={setKeywordMode}
            />
          )}
        </Setting>
      </div>
    </section>
  );
}

function DeviceLabel({ device, label }: { device: PreviewDevice; label: string }) {
  const Icon = deviceIcons[device];
  return (
    <>
      <Icon aria-hidden />
      {label}
    </>
  );
}

interface SettingProps {
  label: string;
  hint?: string | undefined;
  children: (id: string) => ReactNode;
}

/** A setting of the preview. */
function Setting({ label, hint, children }: SettingProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="text-fg-3">
        {label}
      </label>
      <div className="flex min-w-0 flex-col items-start gap-1">
        {children(id)}
        {hint && <p className="text-fg-3">{hint}</p>}
      </div>
    </>
  );
}
