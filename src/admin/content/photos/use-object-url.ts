import { useEffect, useState } from "react";

/** The address of a picture that is not uploaded yet; undefined without one, and for a moment. */
export function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!picture) return;
    const created = URL.createObjectURL(picture);
    // biome-ignore lint/nursery/useReactCompiler: an address is revoked, so only an effect may make one
    setUrl(created);
    return () => {
      URL.revokeObjectURL(created);
      setUrl(undefined);
    };
  }, [picture]);
  return url;
}
