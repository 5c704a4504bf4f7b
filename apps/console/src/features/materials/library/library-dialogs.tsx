import type { ImageTheme, LibraryImage } from '@meridian/api-client/contract';
import { CropDialog } from '../crop/crop-dialog';
import { ChangeThemeDialog } from './change-theme-dialog';
import { DeletePicturesDialog } from './delete-pictures-dialog';
import { PictureDetails } from './picture-details';

/** What is open over the library, and for which pictures. */
export interface LibraryDialog {
  kind: 'details' | 'crop' | 'theme' | 'delete';
  pictures: readonly LibraryImage[];
}

export interface LibraryDialogsProps {
  dialog: LibraryDialog | undefined;
  themes: readonly ImageTheme[];
  /** Name of an account. */
  accountName: (accountId: number) => string;
  /** IANA name, for times. */
  timeZone: string;
  onOpen: (dialog: LibraryDialog | undefined) => void;
  onDeleted: () => void;
}

/** The dialog that is open. */
export function LibraryDialogs({
  dialog,
  themes,
  accountName,
  timeZone,
  onOpen,
  onDeleted,
}: LibraryDialogsProps) {
  const [picture] = dialog?.pictures ?? [];
  if (!dialog || !picture) return null;
  const { kind, pictures } = dialog;
  const close = () => onOpen(undefined);
  const themeName = themes.find(({ id }) => id === picture.themeId)?.name ?? '';
  if (kind === 'theme') return <ChangeThemeDialog {...{ pictures, themes }} onClose={close} />;
  if (kind === 'delete') return <DeletePicturesDialog {...{ pictures, onDeleted }} onClose={close} />;
  if (kind === 'crop')
    return (
      <CropDialog
        picture={picture}
        themes={themes.filter(({ accountId }) => accountId === picture.accountId)}
        onClose={close}
      />
    );
  return (
    <PictureDetails
      {...{ picture, themeName, timeZone }}
      accountName={accountName(picture.accountId)}
      onClose={close}
      onCrop={() => onOpen({ kind: 'crop', pictures })}
      onChangeTheme={() => onOpen({ kind: 'theme', pictures })}
      onDelete={() => onOpen({ kind: 'delete', pictures })}
    />
  );
}
