import type { Language } from '@meridian/i18n/core';
import { Button, IconButton } from '@meridian/ui';
import { ImagePlusIcon, XIcon } from '@meridian/ui/icons';
import type { ReactElement } from 'react';
import { childrenOf, type Draft, type DraftCommand, type Row } from '../../core';
import { pictureLabels } from './labels';
import type { PictureAddress } from './picture';
import { Thumbnail } from './thumbnail';

/** Source of the pictures of units. */
export interface PictureSource {
  addressOf: PictureAddress;
  /** Opens the picture selection for a unit, and for one of its creatives. */
  onChoose: (place: { unitId: string; creativeId: string | undefined }) => void;
}

export interface UnitPicturesProps {
  draft: Draft;
  unitId: string;
  /** The creative whose theme is shown; undefined for all themes of the unit. */
  creative?: Pick<Row<'creative'>, 'id' | 'pictureTheme'> | undefined;
  source: PictureSource;
  language: Language;
  /** One call is one undo step. */
  onCommand: (command: DraftCommand) => void;
  isReadOnly?: boolean;
}

/** Pictures of a unit by theme, with controls to add and remove them. */
export function UnitPictures(props: UnitPicturesProps): ReactElement {
  const { draft, unitId, creative, source, language, isReadOnly = false } = props;
  const labels = pictureLabels[language];
  const all = childrenOf(draft, 'picture', unitId);
  const shown = creative ? all.filter(({ theme }) => theme === creative.pictureTheme) : all;
  const themes = [...new Set(shown.map(({ theme }) => theme))];
  return (
    <div data-scope-ui="" className="flex flex-col gap-3">
      {themes.map((theme) => (
        <ThemePictures
          key={theme}
          {...props}
          theme={theme}
          hasTitle={!creative}
          pictures={shown.filter((picture) => picture.theme === theme)}
        />
      ))}
      {shown.length === 0 && (
        <p className="text-13 text-fg-3">{all.length === 0 ? labels.none : labels.noneOfTheme}</p>
      )}
      {!isReadOnly && (
        <Button
          icon={<ImagePlusIcon />}
          onClick={() => source.onChoose({ unitId, creativeId: creative?.id })}
          className="self-start"
        >
          {labels.add}
        </Button>
      )}
    </div>
  );
}

interface ThemePicturesProps extends UnitPicturesProps {
  theme: string;
  hasTitle: boolean;
  pictures: readonly Row<'picture'>[];
}

function ThemePictures(props: ThemePicturesProps) {
  const { theme, hasTitle, pictures, source, language, onCommand, isReadOnly = false } = props;
  const labels = pictureLabels[language];
  const name = theme || labels.noTheme;
  return (
    <div>
      {hasTitle && <p className="mb-1.5 text-12 text-fg-3">{name}</p>}
      <ul aria-label={name} className="flex flex-wrap gap-2">
        {pictures.map(({ id, imageId, ratio }, index) => (
          <li key={id} className="relative">
            <span
              role="img"
              aria-label={labels.picture({ index: index + 1, theme: name })}
              className={`grid h-16 place-items-center overflow-hidden rounded-sm bg-sunken inset-ring inset-ring-line-2 ${ratio === '1:1' ? 'w-16' : 'w-26'}`}
            >
              <Thumbnail key={imageId} src={source.addressOf(imageId)} />
            </span>
            {!isReadOnly && (
              <span className="absolute top-0.5 right-0.5 rounded-sm bg-surface">
                <IconButton
                  size="small"
                  label={labels.remove({ index: index + 1, theme: name })}
                  onClick={() => onCommand({ type: 'remove', kind: 'picture', ids: [id] })}
                >
                  <XIcon />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
