import { Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "../ui/button.tsx";

const NOTICE_LIFETIME = 2000;

/** Says that it worked, for a moment, or what to do instead. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [result, setResult] = useState<{ copied: boolean }>();

  useEffect(() => {
    if (!result?.copied) return;
    const timer = setTimeout(() => setResult(undefined), NOTICE_LIFETIME);
    return () => clearTimeout(timer);
  }, [result]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setResult({ copied: true });
    } catch {
      // Browsers refuse it without https and when the owner has forbidden it.
      setResult({ copied: false });
    }
  }

  return (
    <div className="flex flex-col items-start gap-1">
      <Button variant="secondary" onClick={copy}>
        <Copy aria-hidden="true" className="size-5" />
        {children}
      </Button>
      <p role="status" className="min-h-6 text-ink-soft">
        {result && (result.copied ? "Copied to clipboard!" : "Select the address and copy it by hand.")}
      </p>
    </div>
  );
}
