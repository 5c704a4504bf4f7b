/** The number of an iOS app, which the ad provider requires, from URLs that end in `/id414478124`; undefined if there is none. */
export function appStoreIdOf(iosUrl: string): string | undefined {
  return /\/id(\d{1,15})(?:\D|$)/.exec(iosUrl)?.[1];
}

/** The channel number of an Android app, which the ad provider assigns; undefined for packages and URLs. */
export function channelIdOf(androidApp: string): string | undefined {
  return /^\s*(\d{1,15})\s*$/.exec(androidApp)?.[1];
}
