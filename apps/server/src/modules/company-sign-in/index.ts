export { companySignInRoutes } from './company-sign-in.routes';
