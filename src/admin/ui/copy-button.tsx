import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "./button.tsx";

/** Milliseconds. */
const NOTICE_LIFETIME = 2000;

/** Says for a moment that it worked. */
export function CopyButton({
  text,
  otherwise,
  compact = false,
  children,
}: {
  text: string;
  /** The way out where the browser does not copy. */
  otherwise: string;
  /** An icon alone, for a button beside its text. */
  compact?: boolean;
  children: string;
}) {
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
      // Browsers refuse it without https, and when the owner has forbidden it.
      setResult({ copied: false });
    }
  }

  if (compact) {
    return (
      <div className="flex max-w-40 items-center">
        <Button variant="quiet" icon={result?.copied ? Check : Copy} aria-label={children} onClick={copy} />
        <p role="status" className={result && !result.copied ? "text-sm text-ink-soft" : "sr-only"}>
          {result && (result.copied ? "Copied to clipboard!" : otherwise)}
        </p>
      </div>
    );
  }
  return (
    <div className="flex flex-col gap-1 sm:items-start">
      <Button icon={Copy} variant="secondary" onClick={copy}>
        {children}
      </Button>
      <p role="status" className="min-h-6 text-ink-soft">
        {result && (result.copied ? "Copied to clipboard!" : otherwise)}
      </p>
    </div>
  );
}
