/** Longest side of the picture, in pixels of the screen's finest kind. */
const LONGEST = 360;

/** Shows the chosen photo before it is sent, and takes it back. Without the script, the input names its file. */
export function previewPhoto(): void {
  const input = document.querySelector<HTMLInputElement>("#photo");
  const shot = document.querySelector<HTMLElement>(".shot");
  const canvas = shot?.querySelector("canvas");
  if (!(input && shot && canvas)) return;
  async function show(): Promise<void> {
    const file = input?.files?.[0];
    const picture = file && (await createImageBitmap(file).catch(unlessUnreadable));
    // Another photo may have been chosen meanwhile.
    if (file !== input?.files?.[0] || !(shot && canvas)) return;
    shot.hidden = !file;
    canvas.hidden = !picture;
    if (!picture) return;
    const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
    canvas.width = picture.width * scale;
    canvas.height = picture.height * scale;
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
  }
  input.addEventListener("change", show);
  shot.querySelector("button")?.addEventListener("click", () => {
    input.value = "";
    input.focus();
    void show();
  });
  // Browsers keep the choice when the guest comes back.
  void show();
}

/** A format that this browser cannot draw: the server says whether it can be used. */
function unlessUnreadable(error: unknown): undefined {
  if (!(error instanceof DOMException)) throw error;
}
