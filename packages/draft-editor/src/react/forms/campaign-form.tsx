import type { Language } from '@meridian/i18n/core';
import { RadioGroup } from '@meridian/ui';
import { Form, FormTextField } from '@meridian/ui/form';
import { LinkIcon, SmartphoneIcon, WalletIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import {
  fieldTitle,
  type Draft,
  type DraftCommand,
  type DraftSync,
  type ProviderLimits,
  type RecentResults,
  type Row,
} from '../../core';
import { marketingTargetOptions, optionChoices, shopPlatformOptions } from '../../core/values/field-options';
import { BusinessPicker, type BusinessPickerProps } from '../business-picker/business-picker';
import { FieldDifferenceLine } from '../difference/field-difference-line';
import { DifferenceProvider } from '../difference/row-difference-context';
import { RowDifferenceLine } from '../difference/row-difference-line';
import { RegionTree } from '../region-tree/region-tree';
import { TimeGrid } from '../time-grid/time-grid';
import { DeliveryPart } from './delivery-part';
import { FormRow, FormSection } from './form-section';
import { formLabels } from './labels';
import { NegativeFields } from './negative-fields';
import { StatusSwitch } from './status-switch';
import { useRowForm, type RowForm } from './use-row-form';

export interface CampaignFormProps {
  draft: Draft;
  /** Limits of the provider of the draft's account. */
  limits: ProviderLimits;
  campaign: Row<'campaign'>;
  language: Language;
  /** One call is one undo step. */
  onCommand: (command: DraftCommand) => void;
  /** The provider's businesses; if absent, the user types an id. */
  businesses?: BusinessSource;
  /** Results of the account; if absent, the bid has no hint. */
  recentResults?: RecentResults | undefined;
  isReadOnly?: boolean;
  /** The difference from the account; if absent, the form does not show it. */
  sync?: DraftSync | undefined;
}

/** The businesses to select from, or the state of loading them. */
export type BusinessSource = Pick<BusinessPickerProps, 'points' | 'isLoading' | 'loadError' | 'onRetry'>;

const noBusinesses: BusinessSource = {
  points: { ids: [], names: [], parents: [], leaves: [], initials: [] },
};

interface PartProps extends Required<
  Omit<CampaignFormProps, 'draft' | 'onCommand' | 'recentResults' | 'sync'>
> {
  recentResults: RecentResults | undefined;
  rowForm: RowForm<'campaign'>;
}

/** The target, delivery, regions, schedule and negative keywords of a campaign. Choices apply at once, texts when their field is left. */
export function CampaignForm({
  draft,
  limits,
  campaign,
  language,
  onCommand,
  businesses = noBusinesses,
  recentResults,
  isReadOnly = false,
  sync,
}: CampaignFormProps): ReactElement {
  const rowForm = useRowForm({ draft, limits, kind: 'campaign', row: campaign, language, onCommand });
  const { points } = businesses;
  const businessName = (id: string) => points?.names[points.ids.indexOf(id)];
  const difference = {
    draft,
    kind: 'campaign' as const,
    id: campaign.id,
    sync,
    language,
    onCommand,
    isReadOnly,
  };
  const part = { rowForm, limits, campaign, language, businesses, recentResults, isReadOnly };
  return (
    <DifferenceProvider value={{ ...difference, businessName }}>
      <Form
        form={rowForm.form}
        onSubmit={() => {}}
        {...rowForm.handlers}
        aria-label={campaign.campaignName || fieldTitle('campaignName', language)}
        data-scope-ui=""
        className="flex max-w-220 flex-col gap-8"
      >
        <RowDifferenceLine />
        <fieldset data-scope-ui="" disabled={isReadOnly} className="contents">
          <WhatPart {...part} />
          <DeliveryPart {...part} />
        </fieldset>
        <WherePart {...part} />
        <WhenPart {...part} />
        <fieldset data-scope-ui="" disabled={isReadOnly} className="contents">
          <NegativeFields
            kind="campaign"
            row={campaign}
            language={language}
            limits={limits}
            errorOf={rowForm.errorOf}
            onChange={rowForm.change}
          />
        </fieldset>
      </Form>
    </DifferenceProvider>
  );
}

const targetIcons = { website: LinkIcon, app: SmartphoneIcon, shop: WalletIcon };

function WhatPart({ rowForm, campaign, language, businesses, isReadOnly }: PartProps) {
  const { form, change, commit, errorOf } = rowForm;
  const labels = formLabels[language];
  return (
    <FormSection name="what" title={labels.sections.what}>
      <FormTextField
        control={form.control}
        name="campaignName"
        label={fieldTitle('campaignName', language)}
        required
        onBlur={() => commit('campaignName')}
      />
      <FieldDifferenceLine fields={['campaignName']} />
      <StatusSwitch isPaused={campaign.isPaused} language={language} onChange={change} />
      <FieldDifferenceLine fields={['isPaused']} />
      <RadioGroup
        label={fieldTitle('marketingTarget', language)}
        options={optionChoices(marketingTargetOptions, language).map(({ value, label }) => {
          const Icon = targetIcons[value];
          return {
            value,
            label: (
              <span data-scope-ui="" className="flex items-center gap-2 font-medium">
                <Icon aria-hidden className="size-4 text-fg-2" />
                {label}
              </span>
            ),
            hint: labels.targetHints[value],
          };
        })}
        value={campaign.marketingTarget}
        onValueChange={(marketingTarget) =>
          change({ marketingTarget, ...(marketingTarget !== 'shop' && { shopPlatform: null }) })
        }
        areCards
      />
      <FieldDifferenceLine fields={['marketingTarget', 'shopPlatform']} />
      {campaign.marketingTarget === 'shop' && (
        <ShopPart rowForm={rowForm} campaign={campaign} language={language} />
      )}
      <RadioGroup
        label={fieldTitle('businessPointId', language)}
        options={[
          { value: 'business', label: labels.chooseBusiness },
          { value: 'brand', label: fieldTitle('isBrandOnly', language) },
        ]}
        value={campaign.isBrandOnly ? 'brand' : 'business'}
        onValueChange={(value) => change({ isBrandOnly: value === 'brand' })}
        isInline
      />
      {!campaign.isBrandOnly && (
        <BusinessPicker
          {...businesses}
          label={labels.chosenBusiness}
          language={language}
          value={campaign.businessPointId}
          onChange={(businessPointId) => change({ businessPointId })}
          place={{ kind: 'campaign', id: campaign.id, field: 'businessPointId' }}
          error={errorOf('businessPointId')}
          isReadOnly={isReadOnly}
        />
      )}
      <FieldDifferenceLine fields={['isBrandOnly', 'businessPointId']} />
    </FormSection>
  );
}

function ShopPart({
  rowForm: { change, errorOf },
  campaign,
  language,
}: Pick<PartProps, 'rowForm' | 'campaign' | 'language'>) {
  return (
    <RadioGroup
      label={fieldTitle('shopPlatform', language)}
      options={optionChoices(shopPlatformOptions, language)}
      value={campaign.shopPlatform ?? undefined}
      onValueChange={(shopPlatform) => change({ shopPlatform })}
      error={errorOf('shopPlatform')}
      isInline
      required
    />
  );
}

function WherePart({ rowForm, limits, campaign, language, isReadOnly }: PartProps) {
  return (
    <FormSection name="where" title={formLabels[language].sections.where}>
      <FormRow label={fieldTitle('regions', language)} field="regions">
        <RegionTree
          campaignId={campaign.id}
          factorLimit={limits.regionFactor}
          value={campaign.regions}
          onChange={(regions) => rowForm.change({ regions })}
          language={language}
          isReadOnly={isReadOnly}
          error={rowForm.errorOf('regions')}
        />
      </FormRow>
      <FieldDifferenceLine fields={['regions']} />
    </FormSection>
  );
}

function WhenPart({ rowForm: { change, errorOf }, limits, campaign, language, isReadOnly }: PartProps) {
  const labels = formLabels[language];
  return (
    <FormSection name="when" title={labels.sections.when}>
      <RadioGroup
        label={fieldTitle('schedule', language)}
        options={[
          { value: '1', label: labels.unlimited },
          { value: '2', label: labels.custom },
        ]}
        value={`${campaign.scheduleType}`}
        onValueChange={(value) => change({ scheduleType: value === '1' ? 1 : 2 })}
        disabled={isReadOnly}
        isInline
      />
      {campaign.scheduleType === 2 && (
        <FormRow field="schedule">
          <TimeGrid
            campaignId={campaign.id}
            factorLimit={limits.scheduleFactor}
            value={campaign.schedule}
            onChange={(schedule) => change({ schedule })}
            language={language}
            isReadOnly={isReadOnly}
            error={errorOf('schedule')}
          />
        </FormRow>
      )}
      <FieldDifferenceLine fields={['scheduleType', 'schedule']} />
    </FormSection>
  );
}
