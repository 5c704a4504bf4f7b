import { ImagePlusIcon } from '../../icons';
import { DropZone } from './drop-zone';

export function DropZoneExample() {
  return (
    <DropZone
      icon={<ImagePlusIcon aria-hidden />}
      text="Drop or paste pictures here, or"
      choices={[{ label: 'choose files', accept: ['.jpg', '.jpeg', '.png'], isMultiple: true }]}
      hint="JPG, JPEG or PNG, 2 MB at most"
      takesPaste
      onFiles={(files) => console.info(files)}
    />
  );
}
