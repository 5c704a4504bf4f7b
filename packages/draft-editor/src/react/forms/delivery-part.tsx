import type { Language } from '@meridian/i18n/core';
import { RadioGroup } from '@meridian/ui';
import { devices, fieldTitle, isComputerAllowed, usualBid, type RecentResults, type Row } from '../../core';
import { bidModeOptions, deviceOptions, optionChoices } from '../../core/values/field-options';
import { FieldDifferenceLine } from '../difference/field-difference-line';
import { AmountField } from './amount-field';
import { FormSection } from './form-section';
import { formLabels } from './labels';
import type { RowForm } from './use-row-form';

export interface DeliveryPartProps {
  rowForm: RowForm<'campaign'>;
  campaign: Row<'campaign'>;
  language: Language;
  /** Results of the account; if absent, the bid has no hint. */
  recentResults: RecentResults | undefined;
}

/** Device, budget and bid of a campaign. */
export function DeliveryPart({
  rowForm: { change, errorOf },
  campaign,
  language,
  recentResults,
}: DeliveryPartProps) {
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
      <FieldDifferenceLine fields={['device']} />
      <BudgetPart change={change} errorOf={errorOf} campaign={campaign} language={language} />
      <RadioGroup
        label={fieldTitle('bidMode', language)}
        options={optionChoices(bidModeOptions, language)}
        value={campaign.bidMode}
        onValueChange={(bidMode) => change({ bidMode })}
        isInline
      />
      <FieldDifferenceLine fields={['bidMode']} />
      <BidPart
        change={change}
        errorOf={errorOf}
        campaign={campaign}
        language={language}
        recentResults={recentResults}
      />
      <FieldDifferenceLine fields={['bid']} />
    </FormSection>
  );
}

function BudgetPart({ change, errorOf, campaign, language }: Omit<BidPartProps, 'recentResults'>) {
  const labels = formLabels[language];
  return (
    <>
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
      <FieldDifferenceLine fields={['budgetType', 'budget']} />
    </>
  );
}

type BidPartProps = Pick<RowForm<'campaign'>, 'change' | 'errorOf'> & Omit<DeliveryPartProps, 'rowForm'>;

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
