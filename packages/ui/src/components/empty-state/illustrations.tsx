import type { ReactNode } from 'react';

export type EmptyKind = 'noMatch' | 'notCounted' | 'failed' | 'nothingYet';

/** Illustrations of 120 by 76 px in the colours of the tokens. */
export const illustrations: Record<EmptyKind, ReactNode> = {
  noMatch: (
    <>
      <rect
        x="10.5"
        y="8.5"
        width="99"
        height="59"
        rx="7.5"
        fill="var(--meridian-bg-surface)"
        stroke="var(--meridian-line-3)"
      />
      <path d="M11 24h98" stroke="var(--meridian-line-2)" />
      <g fill="var(--meridian-line-2)">
        <rect x="20" y="14" width="18" height="4" rx="2" />
        <rect x="52" y="14" width="14" height="4" rx="2" />
        <rect x="82" y="14" width="18" height="4" rx="2" />
      </g>
      <path
        d="M20 36h80M20 47h80M20 58h80"
        stroke="var(--meridian-line-3)"
        strokeDasharray="2 5"
        strokeLinecap="round"
      />
      <circle
        cx="86"
        cy="50"
        r="14"
        fill="var(--meridian-bg-surface)"
        stroke="var(--meridian-accent)"
        strokeWidth="2"
      />
      <path d="M96.5 60.5l8 8" stroke="var(--meridian-accent)" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  notCounted: (
    <>
      <path d="M14 62h92" stroke="var(--meridian-line-3)" />
      <g fill="var(--meridian-heat-2)">
        <rect x="22" y="44" width="10" height="18" rx="2" />
        <rect x="38" y="36" width="10" height="26" rx="2" />
        <rect x="54" y="24" width="10" height="38" rx="2" />
      </g>
      <g stroke="var(--meridian-accent)" strokeDasharray="3 3">
        <rect x="70.5" y="20.5" width="9" height="41" rx="2" />
        <rect x="86.5" y="14.5" width="9" height="47" rx="2" />
      </g>
    </>
  ),
  failed: (
    <>
      <path
        d="M14 46h26l8-20 12 36 8-16h6"
        stroke="var(--meridian-line-3)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M84 46h22"
        stroke="var(--meridian-line-3)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="2 5"
      />
      <circle
        cx="79"
        cy="46"
        r="5"
        fill="var(--meridian-bg-surface)"
        stroke="var(--meridian-bad-solid)"
        strokeWidth="2"
      />
    </>
  ),
  nothingYet: (
    <>
      <rect
        x="24.5"
        y="14.5"
        width="62"
        height="48"
        rx="7.5"
        fill="var(--meridian-heat-0)"
        stroke="var(--meridian-line-2)"
      />
      <rect
        x="34.5"
        y="8.5"
        width="62"
        height="48"
        rx="7.5"
        fill="var(--meridian-bg-surface)"
        stroke="var(--meridian-line-3)"
      />
      <g fill="var(--meridian-line-2)">
        <rect x="44" y="18" width="26" height="4" rx="2" />
        <rect x="44" y="28" width="38" height="4" rx="2" />
      </g>
      <circle
        cx="92"
        cy="54"
        r="12"
        fill="var(--meridian-bg-surface)"
        stroke="var(--meridian-accent)"
        strokeWidth="2"
      />
      <path d="M92 49v10M87 54h10" stroke="var(--meridian-accent)" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
};
