import type { Language } from '@meridian/i18n/core';
import { dragLabels } from '@meridian/ui';
import { useDrag, type Drag } from '@meridian/ui/drag';
import type { Draft, DraftCommand } from '../../core';
import { structureTreeLabels } from './labels';
import type { TreeItem } from './tree-items';
import { treeItemName } from './tree-row';
import { moveUnit, unitPlace, unitPosition, type UnitPlace } from './unit-move';

export interface UnitDragOptions {
  draft: Draft;
  /** The visible rows. */
  items: readonly TreeItem[];
  language: Language;
  onCommand: (command: DraftCommand) => void;
  /** Whether a move has consequences in the account, which a dialog says first. */
  isAsked: (unitId: string, campaignId: string) => boolean;
  /** Opens that dialog. */
  onAsk: (unitId: string, campaignId: string) => void;
}

/** Lets units be dragged to other places, by mouse or by a resting touch. Menus offer the same for the keyboard. */
export function useUnitDrag(options: UnitDragOptions): Drag {
  const { draft, items, language, onCommand, isAsked, onAsk } = options;
  const itemOf = (key: string) => items.find((item) => item.key === key);
  const placeAt = (key: string, target: string): UnitPlace | null => {
    const unit = itemOf(key);
    const row = itemOf(target);
    return unit && row ? unitPlace(draft, unit.id, row) : null;
  };
  return useDrag({
    start: 'row',
    detect: 'row',
    targetsOf: (key) => ({
      ids: items.map((item) => item.key).filter((target) => placeAt(key, target)),
      home: [key],
    }),
    onDrop: (key, target) => {
      const unit = itemOf(key);
      const place = placeAt(key, target);
      if (!unit || !place) return;
      if (isAsked(unit.id, place.campaignId)) onAsk(unit.id, place.campaignId);
      else onCommand(moveUnit(unit.id, place));
    },
    speech: {
      labels: dragLabels[language],
      describe: (key, target) => {
        const unit = itemOf(key);
        if (!unit) return { title: '', where: '' };
        const { campaignId, ...position } = unitPosition(draft, unit.id, placeAt(key, target));
        const campaign = items.find(({ kind, id }) => kind === 'campaign' && id === campaignId);
        return {
          title: treeItemName(unit, language),
          where: structureTreeLabels[language].place({
            campaign: campaign ? treeItemName(campaign, language) : '',
            ...position,
          }),
        };
      },
    },
  });
}
