import { create } from 'qrcode';

export interface QrCodeProps {
  /** The encoded text. */
  text: string;
  /** Already translated. */
  label: string;
}

/** Empty modules around the code, which scanners need. */
const quiet = 4;

/** A QR code, dark on light in every theme: scanners do not read inverted ones. */
export function QrCode({ text, label }: QrCodeProps) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const dark = Array.from(modules.data.entries())
    .filter(([, isDark]) => isDark)
    .map(([index]) => `M${String(index % size)} ${String(Math.floor(index / size))}h1v1h-1z`);
  const side = String(size + 2 * quiet);
  return (
    <span data-theme="light" className="inline-block">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${String(-quiet)} ${String(-quiet)} ${side} ${side}`}
        shapeRendering="crispEdges"
        className="size-48 rounded-sm border border-line-2 bg-surface text-fg-1"
      >
        <path d={dark.join('')} fill="currentColor" />
      </svg>
    </span>
  );
}
