/** Bucket "logos": each upload has a new name, and a hotel keeps its latest ones. */
import type { Hono } from "hono";
import { z } from "zod";
import { MAX_LOGO_BYTES } from "../../product.ts";
import { transaction } from "../database/transaction.ts";
import { madeOf } from "../transport/answer-body.ts";
import { networkOf } from "../transport/client-address.ts";
import { readJson } from "../transport/request-body.ts";
import { type BucketDefinition, pictureAt } from "./bucket.ts";
import type { StorageContext } from "./context.ts";
import { KEY } from "./disk.ts";
import { duplicate, invalidRequest, notFound, notPermitted, tooLarge } from "./errors.ts";
import { ownHotels, requireOwnHotel, type UploadVariables } from "./uploading.ts";

const NAME = "logos";
/** Room for a list of files to remove. */
const MAX_JSON_BYTES = 64 * 1024;
const removal = z.object({ prefixes: z.array(z.string()).max(100) });

export function logoBucket({ requests, sql, uploads }: StorageContext): BucketDefinition<"logo"> {
  const store = uploads.logos;

  return {
    ...{
      name: NAME,
      picture: "logo",
      maxBytes: MAX_LOGO_BYTES,
      tooLarge,
      isPublic: true,
      isReplaceable: true,
    },
    async admit(c, { hotelId, name, key }) {
      const hotel = await requireOwnHotel(requests, c.get("caller"), hotelId);
      const isUpdate = c.req.method === "PUT";
      if (isUpdate && !(await store.read(key))) throw notFound();
      // A PostgresError with code IN003 when there is no room for another one.
      const [row] = await sql<[{ room: number }]>`select innfo.logo_room(${hotelId})::float8 as room`;
      const replace = isUpdate || c.req.header("x-upsert") === "true";
      return {
        async keep(logo) {
          const isWritten = await transaction(sql, async (tx) => {
            // Locks the hotel, so that its deletion waits for the file and removes it with the others.
            const { count } = await tx`select from public.hotels where id = ${hotelId} for key share`;
            if (count === 0) throw notPermitted();
            return store.write(key, logo, { replace });
          });
          if (!isWritten) throw duplicate();
          const shown = hotel.logo_url?.split("/").at(-1);
          const names = await store.list(hotelId);
          const removable = names.filter((other) => other !== name && other !== shown);
          const excess = removable.slice(0, Math.max(0, names.length - row.room));
          await Promise.all(excess.map((other) => store.remove(`${hotelId}/${other}`)));
        },
      };
    },
    async read(_, { key }) {
      const bytes = await store.read(key);
      return bytes && { bytes, type: "webp" };
    },
  };
}

/** Serves logos in the sizes of logo-pictures.ts. */
export function renderLogos(storage: Hono<UploadVariables>, { logoPictures, env }: StorageContext) {
  storage.get(`/render/image/public/${NAME}/:hotelId/:name`, async (c) => {
    const network = networkOf(c, env.trustProxy);
    const found = await logoPictures.picture(pictureAt(c).key, Number(c.req.query("width")), network);
    if (!found) throw notFound();
    const answer = c.body(new Uint8Array(found.bytes), 200, {
      "Content-Type": `image/${found.type}`,
      "Content-Disposition": `inline; filename="logo.${found.type}"`,
      // A version's URL never gets another picture.
      "Cache-Control":
        c.req.query("v") === found.version ? "public, max-age=31536000, immutable" : "public, no-cache",
    });
    return madeOf(found.bytes, answer);
  });
}

/** Runs once the caller is known. */
export function removeLogos(storage: Hono<UploadVariables>, { requests, uploads }: StorageContext) {
  storage.delete(`/object/${NAME}`, async (c) => {
    const { data: body } = await readJson(c.req.raw, MAX_JSON_BYTES, removal);
    if (!body) throw invalidRequest("The body must be {prefixes: [path, …]}");
    const keys = body.prefixes.map((key) => ({ key, hotelId: KEY.exec(key)?.[1] ?? "" }));
    const ids = keys.map(({ hotelId }) => hotelId);
    const own = new Set((await ownHotels(requests, c.get("caller"), ids)).map(({ id }) => id));
    const removable = keys.filter(({ hotelId }) => own.has(hotelId));
    const removed = await Promise.all(
      removable.map(async ({ key }) =>
        (await uploads.logos.remove(key)) ? [{ name: key, bucket_id: NAME }] : [],
      ),
    );
    return c.json(removed.flat());
  });
}
