import type { ImageTheme, LibraryImage } from '@meridian/api-client/contract';
import type { LibraryPicture } from '@meridian/draft-editor';
import type { ReactNode } from 'react';
import { toLibraryPicture } from '../../../lib/pictures/to-library-picture';
import { CropDialog } from '../crop/crop-dialog';
import { ChangeThemeDialog } from './change-theme-dialog';
import { DeletePicturesDialog } from './delete-pictures-dialog';
import { PictureDetails } from './picture-details';

/** Adds pictures of one account to units of an ad draft. */
export type ReleaseDialog = (props: {
  accountId: number;
  pictures: readonly LibraryPicture[];
  onClose: () => void;
}) => ReactNode;

/** The dialog above the library, and its pictures. */
export interface LibraryDialog {
  kind: 'details' | 'crop' | 'theme' | 'delete' | 'release';
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
  onSend: (ids: readonly string[]) => void;
  /** Absent if the user does not edit ad drafts. */
  releaseDialog: ReleaseDialog | undefined;
}

/** The open dialog. */
export function LibraryDialogs({
  dialog,
  themes,
  accountName,
  timeZone,
  onOpen,
  onDeleted,
  onSend,
  releaseDialog,
}: LibraryDialogsProps) {
  const [picture] = dialog?.pictures ?? [];
  if (!dialog || !picture) return null;
  const { kind, pictures } = dialog;
  const close = () => onOpen(undefined);
  const themeNameOf = (id: string | null) => themes.find((theme) => theme.id === id)?.name ?? '';
  if (kind === 'theme') return <ChangeThemeDialog pictures={pictures} themes={themes} onClose={close} />;
  if (kind === 'delete')
    return <DeletePicturesDialog pictures={pictures} onDeleted={onDeleted} onClose={close} />;
  if (kind === 'release') {
    const shown = pictures.map((each) => toLibraryPicture(each, { theme: themeNameOf(each.themeId) }));
    return releaseDialog?.({ accountId: picture.accountId, pictures: shown, onClose: close }) ?? null;
  }
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
      picture={picture}
      timeZone={timeZone}
      themeName={themeNameOf(picture.themeId)}
      accountName={accountName(picture.accountId)}
      onClose={close}
      onCrop={() => onOpen({ kind: 'crop', pictures })}
      onChangeTheme={() => onOpen({ kind: 'theme', pictures })}
      onDelete={() => onOpen({ kind: 'delete', pictures })}
      onSend={() => {
        onSend([picture.id]);
        close();
      }}
    />
  );
}
