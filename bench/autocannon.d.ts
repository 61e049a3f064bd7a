// The part of autocannon that support.ts uses; the package ships no types.
declare module "autocannon" {
  export default function autocannon(options: {
    url: string;
    headers: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration: number;
  }): Promise<{
    requests: { average: number; total: number };
    "3xx": number;
    non2xx: number;
    errors: number;
  }>;
}
