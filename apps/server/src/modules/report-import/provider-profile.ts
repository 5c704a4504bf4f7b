/** Profile of imports that the report sync fetched from the provider. */
export const providerProfile = 'provider';
