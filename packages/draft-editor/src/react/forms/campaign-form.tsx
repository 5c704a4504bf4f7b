import type { Language } from '@meridian/i18n/core';
import { RadioGroup } from '@meridian/ui';
import { Form, FormTextField } from '@meridian/ui/form';
import { LinkIcon, SmartphoneIcon, WalletIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import {
  devices,
  fieldTitle,
  isComputerAllowed,
  usualBid,
  type Draft,
  type DraftCommand,
  type ProviderLimits,
  type RecentResults,
  type Row,
} from '../../core';
import {
  bidModeOptions,
  deviceOptions,
  marketingTargetOptions,
  optionChoices,
  shopPlatformOptions,
} from '../../core/values/field-options';
import { BusinessPicker, type BusinessPickerProps } from '../business-picker/business-picker';
import { RegionTree } from '../region-tree/region-tree';
import { TimeGrid } from '../time-grid/time-grid';
import { AmountField } from './amount-field';
import { FormRow, FormSection } from './form-section';
import { formLabels } from './labels';
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
}

/** The businesses to select from, or the state of loading them. */
export type BusinessSource = Pick<BusinessPickerProps, 'points' | 'isLoading' | 'loadError' | 'onRetry'>;

const noBusinesses: BusinessSource = {
  points: { ids: [], names: [], parents: [], leaves: [], initials: [] },
};

interface PartProps extends Required<Omit<CampaignFormProps, 'draft' | 'onCommand' | 'recentResults'>> {
  recentResults: RecentResults | undefined;
  rowForm: RowForm<'campaign'>;
}

/** The target, delivery, regions and schedule of a campaign. Choices apply at once, texts when their field is left. */
export function CampaignForm({
  draft,
  limits,
  campaign,
  language,
  onCommand,
  businesses = noBusinesses,
  recentResults,
  isReadOnly = false,
}: CampaignFormProps): ReactElement {
  const rowForm = useRowForm({ draft, limits, kind: 'campaign', row: campaign, language, onCommand });
  const labels = formLabels[language];
  const part = { rowForm, limits, campaign, language, businesses, recentResults, isReadOnly };
  return (
    <Form
      form={rowForm.form}
      onSubmit={() => {}}
      {...rowForm.handlers}
      aria-label={campaign.campaignName || fieldTitle('campaignName', language)}
      data-scope-ui=""
      className="flex max-w-220 flex-col gap-8"
    >
      <fieldset data-scope-ui="" disabled={isReadOnly} className="contents">
        <WhatPart {...part} />
        <DeliveryPart {...part} />
      </fieldset>
      <FormSection name="where" title={labels.sections.where}>
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
      </FormSection>
      <WhenPart {...part} />
    </Form>
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
      {campaign.marketingTarget === 'shop' && (
        <RadioGroup
          label={fieldTitle('shopPlatform', language)}
          options={optionChoices(shopPlatformOptions, language)}
          value={campaign.shopPlatform ?? undefined}
          onValueChange={(shopPlatform) => change({ shopPlatform })}
          error={errorOf('shopPlatform')}
          isInline
          required
        />
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
    </FormSection>
  );
}

function DeliveryPart({ rowForm: { change, errorOf }, campaign, language, recentResults }: PartProps) {
  const labels = formLabels[language];
  const hasComputer = isComputerAllowed(campaign);
  return (
    <FormSection name="delivery" title={labels.sections.delivery}>
      <RadioGroup
        label={fieldTitle('device', language)}
        options={optionChoices(deviceOptions, language).map(({ value, label }) => ({
          value: `${value}`,
          label,
          isDisabled: value === 1 && !hasComputer,
        }))}
        value={`${campaign.device}`}
        onValueChange={(value) => change({ device: devices.find((device) => `${device}` === value) ?? 3 })}
        hint={hasComputer ? undefined : labels.computerNotAllowed}
        error={errorOf('device')}
        isInline
      />
      <RadioGroup
        label={labels.budget}
        options={[
          { value: '1', label: labels.unlimited },
          { value: '2', label: labels.customDaily },
        ]}
        value={`${campaign.budgetType}`}
        onValueChange={(value) => change({ budgetType: value === '1' ? 1 : 2 })}
        isInline
      />
      {campaign.budgetType === 2 && (
        <AmountField
          label={fieldTitle('budget', language)}
          value={campaign.budget}
          place={{ kind: 'campaign', id: campaign.id, field: 'budget' }}
          language={language}
          onCommit={change}
          unit={labels.aDay}
          error={errorOf('budget')}
        />
      )}
      <RadioGroup
        label={fieldTitle('bidMode', language)}
        options={optionChoices(bidModeOptions, language)}
        value={campaign.bidMode}
        onValueChange={(bidMode) => change({ bidMode })}
        isInline
      />
      <BidPart
        change={change}
        errorOf={errorOf}
        campaign={campaign}
        language={language}
        recentResults={recentResults}
      />
    </FormSection>
  );
}

type BidPartProps = Pick<RowForm<'campaign'>, 'change' | 'errorOf'> &
  Pick<PartProps, 'campaign' | 'language' | 'recentResults'>;

function BidPart({ change, errorOf, campaign, language, recentResults }: BidPartProps) {
  const labels = formLabels[language];
  const { bidMode, bid } = campaign;
  if (bidMode === 'maximumClicks') return null;
  const paid = recentResults && usualBid(campaign, recentResults);
  return (
    <AmountField
      label={fieldTitle('bid', language)}
      value={bid}
      place={{ kind: 'campaign', id: campaign.id, field: 'bid' }}
      language={language}
      onCommit={change}
      unit={bidMode === 'click' ? labels.aClick : labels.aConversion}
      hint={paid ? labels.paid[bidMode](`￥${paid.from.toFixed(2)}`, `￥${paid.to.toFixed(2)}`) : undefined}
      error={errorOf('bid')}
    />
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
    </FormSection>
  );
}
