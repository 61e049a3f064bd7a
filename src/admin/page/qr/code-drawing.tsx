import type { ComponentProps } from "react";
import type { QrCode } from "../../ui/qr-code.ts";

interface CodeDrawingProps extends ComponentProps<"svg"> {
  code: QrCode;
  logoUrl: string | undefined;
}

/** Black on white with a white border, whatever lies behind it: many scanners read nothing else. */
export function CodeDrawing({ code: { size, path, logo }, logoUrl, ...svg }: CodeDrawingProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named, or hidden, where it is used
    <svg viewBox={`0 0 ${size} ${size}`} {...svg}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
      {logo && logoUrl && <image href={logoUrl} x={logo.x} y={logo.y} width={logo.side} height={logo.side} />}
    </svg>
  );
}
