import type { QrCode } from "./qr-code.ts";

/** Black on white whatever the colour scheme: many scanners read nothing else. */
export function QrPicture({
  code: { text, size, path, logo },
  logoUrl,
  className,
}: {
  code: QrCode;
  logoUrl?: string | undefined;
  className?: string;
}) {
  return (
    <svg
      role="img"
      aria-label={`QR code that leads to ${text}`}
      viewBox={`0 0 ${size} ${size}`}
      width={size}
      height={size}
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
      {logo && logoUrl && <image href={logoUrl} x={logo.x} y={logo.y} width={logo.side} height={logo.side} />}
    </svg>
  );
}
