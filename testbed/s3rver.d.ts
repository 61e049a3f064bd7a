declare module "@20minutes/s3rver" {
  interface Exchange {
    method: string;
    path: string;
    headers: Record<string, string | undefined>;
    status: number;
    body: unknown;
    app: unknown;
  }
  type Middleware = (exchange: Exchange, next: () => Promise<void>) => Promise<void> | void;

  /** A Koa application that keeps buckets in a folder. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    /** First to last. */
    middleware: Middleware[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
