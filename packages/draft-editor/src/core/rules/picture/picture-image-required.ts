import { requiredText } from '../rule-makers';

export const pictureImageRequired = requiredText({
  id: 'picture-image-required',
  appliesTo: 'picture',
  title: { en: 'No picture selected', cn: '未选择图片', tw: '未選擇圖片' },
  field: 'imageId',
  message: {
    code: 'picture_required',
    text: { en: 'Select a picture.', cn: '请选择图片', tw: '請選擇圖片' },
  },
});
