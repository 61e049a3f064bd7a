import { Crop } from "lucide-react";
import { type ComponentProps, type PointerEvent, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogActions } from "../../ui/dialog.tsx";
import { Slider } from "../../ui/slider.tsx";
import { type Cut, cutOf, cutStyle, dragged, MOST_ZOOM } from "./cut.ts";

interface CutDialogProps {
  src: string;
  cut: Cut;
  onChoose: (cut: Cut) => void;
  onClose: () => void;
}

/** Opens the dialog that chooses the part of a picture that guests see. */
export function CutButton({
  src,
  cut,
  onChoose,
  ...button
}: Pick<CutDialogProps, "cut" | "onChoose"> & { src: string | undefined } & ComponentProps<typeof Button>) {
  const [open, setOpen] = useState(false);
  function choose(chosen: Cut): void {
    setOpen(false);
    onChoose(chosen);
  }
  return (
    <>
      <Button icon={Crop} onClick={() => setOpen(true)} {...button} />
      {open && src && <CutDialog src={src} cut={cut} onChoose={choose} onClose={() => setOpen(false)} />}
    </>
  );
}

/** In the shape in which guests see it. */
function CutDialog({ src, cut: before, onChoose, onClose }: CutDialogProps) {
  const [cut, setCut] = useState(before);
  /** Undefined while it is loaded, null when that failed. */
  const [picture, setPicture] = useState<{ width: number; height: number } | null>();
  const shown = picture && cutOf(picture, cut);

  /** Where the finger was last. */
  const at = useRef({ x: 0, y: 0 });

  function take({ currentTarget, pointerId, clientX, clientY }: PointerEvent): void {
    currentTarget.setPointerCapture(pointerId);
    at.current = { x: clientX, y: clientY };
  }

  function move({ currentTarget, buttons, clientX, clientY }: PointerEvent): void {
    if (!picture || buttons === 0) return;
    const { width, height } = currentTarget.getBoundingClientRect();
    const by = { x: (clientX - at.current.x) / width, y: (clientY - at.current.y) / height };
    at.current = { x: clientX, y: clientY };
    setCut((now) => dragged(now, by, picture));
  }

  return (
    <Dialog title="Adjust Photo" description="Guests see the part in the frame." onClose={onClose}>
      <div
        className="relative mt-5 aspect-video w-full cursor-grab touch-none overflow-hidden rounded-xl bg-sunken active:cursor-grabbing"
        onPointerDown={take}
        onPointerMove={move}
      >
        {picture !== null && (
          <img
            src={src}
            alt="What guests will see"
            draggable={false}
            className="size-full select-none object-cover"
            style={cutStyle(cut)}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPicture({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setPicture(null)}
          />
        )}
      </div>
      {picture === null && (
        <p role="alert" className="mt-3 text-sm text-danger">
          Please choose this photo again.
        </p>
      )}
      {picture && shown && (
        <div className="mt-4 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-3">
          <Slider
            label="Larger"
            min={1}
            max={MOST_ZOOM}
            step={0.1}
            value={cut.zoom}
            onChange={(zoom) => setCut({ ...cut, zoom })}
          />
          {picture.width > shown.width && (
            <Slider label="From left to right" value={cut.x} onChange={(x) => setCut({ ...cut, x })} />
          )}
          {picture.height > shown.height && (
            <Slider label="From top to bottom" value={cut.y} onChange={(y) => setCut({ ...cut, y })} />
          )}
        </div>
      )}
      <DialogActions onCancel={onClose}>
        <Button disabled={!picture} onClick={() => onChoose(cut)}>
          Use This Part
        </Button>
      </DialogActions>
    </Dialog>
  );
}
