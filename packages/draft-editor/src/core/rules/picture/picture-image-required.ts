import { requiredText } from '../rule-makers';

export const pictureImageRequired = requiredText({
  id: 'picture-image-required',
  appliesTo: 'picture',
  field: 'imageId',
  code: 'picture_required',
});
