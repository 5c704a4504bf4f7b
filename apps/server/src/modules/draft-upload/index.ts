export { draftUploadRoutes } from './draft-upload.routes';
export { removeOldPlans } from './plan/stored-plans.repository';
