import { expect, it } from 'vitest';
import { applyCommand, childrenOf, exampleDraft, findRow } from '../index';
import { bindPictures, type PictureToBind } from './bind-pictures';

const draft = exampleDraft();
const [known] = childrenOf(draft, 'picture', 'unit-1');
const theme = known?.theme ?? '';
const onsen: PictureToBind = { imageId: 'image-9', theme: '温泉', ratio: '1:1' };

function bind(pictures: readonly PictureToBind[], creativeId?: string) {
  let count = 0;
  const creative = creativeId === undefined ? undefined : findRow(draft, 'creative', creativeId);
  const command = bindPictures(draft, {
    ...{ unitId: 'unit-1', creative, pictures },
    newId: () => `new-${String((count += 1))}`,
  });
  return command && applyCommand(draft, command).draft;
}

it('adds pictures under their theme, which the creative shows from then on', () => {
  const bound = bind([onsen], 'creative-1');
  expect(bound && childrenOf(bound, 'picture', 'unit-1').at(-1)).toEqual({ ...onsen, id: 'new-1' });
  expect(bound && findRow(bound, 'creative', 'creative-1')?.pictureTheme).toBe('温泉');
});

it('leaves the creatives of a unit as they are where none is named', () => {
  const bound = bind([onsen]);
  expect(bound && findRow(bound, 'creative', 'creative-1')?.pictureTheme).toBe(theme);
});

it('adds no picture twice under one theme', () => {
  const again = { imageId: known?.imageId ?? '', theme, ratio: '1.61:1' } as const;
  expect(bind([again], 'creative-1')).toBeNull();
  const other = bind([{ ...again, theme: '温泉' }]);
  expect(other && childrenOf(other, 'picture', 'unit-1')).toHaveLength(2);
});
