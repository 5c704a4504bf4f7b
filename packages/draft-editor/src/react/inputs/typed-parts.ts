import type { OpenInputs } from '../../core/inputs/open-input';

/** The parts of a campaign's field that have typed text. */
export function typedParts(inputs: OpenInputs, campaignId: string, field: 'regions' | 'schedule'): string[] {
  return [...inputs.values()].flatMap((input) =>
    input.kind === 'campaign' && input.id === campaignId && input.field === field ? (input.part ?? []) : [],
  );
}
