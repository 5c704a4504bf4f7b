import { ImagePlusIcon } from '../../icons';
import { DropZone } from './drop-zone';

const texts = {
  en: {
    drop: 'Drop or paste pictures here, or',
    choose: 'choose files',
    hint: 'JPG, JPEG or PNG, 2 MB at most',
  },
  cn: { drop: '将图片拖放或粘贴到此处，或', choose: '选择文件', hint: 'JPG、JPEG 或 PNG，不超过 2 MB' },
  tw: { drop: '將圖片拖曳或貼到這裡，或', choose: '選擇檔案', hint: 'JPG、JPEG 或 PNG，2 MB 以內' },
};

export function DropZoneExample({ language = 'en' }: { language?: keyof typeof texts }) {
  const text = texts[language];
  return (
    <DropZone
      icon={<ImagePlusIcon aria-hidden />}
      text={text.drop}
      choices={[{ label: text.choose, accept: ['.jpg', '.jpeg', '.png'], isMultiple: true }]}
      hint={text.hint}
      takesPaste
      onFiles={(files) => console.info(files)}
    />
  );
}
