import { describe, expect, it } from 'vitest';
import { applyCommand, childrenOf, emptyFields, exampleDraft, findRow, parentIdsInOrder } from '../index';
import { bindPictures, releasePictures, type PictureToBind } from './bind-pictures';

const draft = exampleDraft();
const [known] = childrenOf(draft, 'picture', 'unit-1');
const theme = known?.theme ?? '';
const onsen: PictureToBind = { imageId: 'image-9', theme: '温泉', ratio: '1:1' };

function bind(pictures: readonly PictureToBind[], creativeId?: string) {
  let count = 0;
  const creative = creativeId === undefined ? undefined : findRow(draft, 'creative', creativeId);
  const command = bindPictures(draft, {
    unitId: 'unit-1',
    creative,
    pictures,
    newId: () => `new-${String((count += 1))}`,
  });
  return command && applyCommand(draft, command).draft;
}

it('adds pictures under their theme, and shows that theme in the creative', () => {
  const bound = bind([onsen], 'creative-1');
  expect(bound && childrenOf(bound, 'picture', 'unit-1').at(-1)).toEqual({ ...onsen, id: 'new-1' });
  expect(bound && findRow(bound, 'creative', 'creative-1')?.pictureTheme).toBe('温泉');
});

it('leaves the creatives of a unit alone if none is given', () => {
  const bound = bind([onsen]);
  expect(bound && findRow(bound, 'creative', 'creative-1')?.pictureTheme).toBe(theme);
});

it('adds no picture twice under one theme', () => {
  const again = { imageId: known?.imageId ?? '', theme, ratio: '1.61:1' } as const;
  expect(bind([again], 'creative-1')).toBeNull();
  const other = bind([{ ...again, theme: '温泉' }]);
  expect(other && childrenOf(other, 'picture', 'unit-1')).toHaveLength(2);
});

describe('adding to several units', () => {
  const [campaignId = ''] = parentIdsInOrder(draft, 'unit');
  const units = applyCommand(draft, {
    type: 'add',
    kind: 'unit',
    placements: [{ parentId: campaignId, rows: [{ ...emptyFields.unit, id: 'unit-2' }] }],
  }).draft;
  const release = (unitIds: readonly string[]) => {
    let count = 0;
    return releasePictures(units, {
      unitIds,
      pictures: [onsen],
      newId: () => `new-${String((count += 1))}`,
    });
  };

  it('is one step that adds the pictures to each unit', () => {
    const command = release(['unit-1', 'unit-2']);
    const released = command && applyCommand(units, command).draft;
    for (const unitId of ['unit-1', 'unit-2'])
      expect(released && childrenOf(released, 'picture', unitId).at(-1)).toMatchObject(onsen);
  });

  it('does nothing if the units already have the pictures', () => {
    const command = release(['unit-2']);
    const released = command ? applyCommand(units, command).draft : units;
    expect(
      releasePictures(released, { unitIds: ['unit-2'], pictures: [onsen], newId: () => 'x' }),
    ).toBeNull();
    expect(release([])).toBeNull();
  });
});
