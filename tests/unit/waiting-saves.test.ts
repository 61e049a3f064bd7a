/** Saves that wait on a device: their order, and the sum of two of the same row. */
import { describe, expect, test } from "vitest";
import { NOT_STORED } from "../../src/admin/rows/merge.ts";
import {
  changeOver,
  type Order,
  queuedWith,
  targetOf,
  type WaitingOrder,
  withoutSent,
  withWaiting,
} from "../../src/admin/rows/orders.ts";

const HOTEL_ID = "hotel";
const about = (id: string) => ({ id, hotelId: HOTEL_ID, table: "amenities", title: id });
const row = (id: string, more: object = {}) => ({
  id,
  updated_at: "2026-01-01",
  name: id,
  place: "Roof",
  ...more,
});

const add = (id: string, values: object = { name: id, place: "Roof" }): Order => ({
  ...about(id),
  type: "add",
  values: { ...values },
});
const edit = (id: string, changes: object, original = row(id)): Order => ({
  ...about(id),
  type: "change",
  original,
  changes: { ...changes },
});
const remove = (id: string, original = row(id)): Order => ({ ...about(id), type: "remove", original });

/** One after the other; each with what was sent of it and whose answer got lost. */
function kept(...saves: readonly (Order | [Order, ...object[]])[]): WaitingOrder[] {
  return saves.reduce<WaitingOrder[]>((list, each, index) => {
    const [save, ...tried] = Array.isArray(each) ? each : [each];
    return queuedWith(
      list,
      { ...save, tried: tried.map((values) => ({ ...values })) },
      { savedAt: index, revision: `${index}` },
    );
  }, []);
}

describe("Two saves of one row", () => {
  test("are one in the place of the first, so that what hangs on it comes after it", () => {
    const list = kept(add("Pool"), add("Bar"), edit("Pool", { place: "Garden" }));
    expect(list.map(targetOf)).toEqual(["Pool", "Bar"]);
    expect(list[0]).toMatchObject({ type: "add", values: { name: "Pool", place: "Garden" } });
  });

  test("keep the version that the first was made to", () => {
    const [save] = kept(edit("Pool", { name: "Spa" }), edit("Pool", { place: "Garden" }));
    expect(save).toMatchObject({ original: row("Pool"), changes: { name: "Spa", place: "Garden" } });
  });

  test("are nothing when the second takes the first back", () => {
    expect(kept(edit("Pool", { name: "Spa" }), edit("Pool", { name: "Pool" }))).toEqual([]);
    expect(kept(add("Pool"), remove("Pool"))).toEqual([]);
  });

  test("are something when the first may have arrived", () => {
    const [back] = kept([edit("Pool", { name: "Spa" }), { name: "Spa" }], edit("Pool", { name: "Pool" }));
    expect(back).toMatchObject({ changes: { name: "Pool" }, tried: [{ name: "Spa" }] });
    const [gone] = kept([add("Pool"), { name: "Pool" }], remove("Pool"));
    expect(gone).toMatchObject({ type: "remove", original: { updated_at: NOT_STORED } });
  });

  test("are the second, once that was made to a newer version", () => {
    const newer = row("Pool", { updated_at: "2026-02-02", place: "Garden" });
    const [save] = kept(
      edit("Pool", { place: "Lobby", name: "Spa" }),
      edit("Pool", { place: "Attic" }, newer),
    );
    expect(save).toMatchObject({ original: newer, changes: { place: "Attic" } });
  });

  test("are the deletion of what was loaded", () => {
    const [save] = kept(edit("Pool", { name: "Spa" }), remove("Pool", row("Pool", { name: "Spa" })));
    expect(save).toMatchObject({ type: "remove", original: row("Pool") });
  });

  test("go on, whatever the server said to the first", () => {
    const [stopped] = kept(edit("Pool", { name: "" }));
    if (!stopped) throw new Error("nothing is kept");
    const problem = { type: "refused", code: "23514", message: "", details: "" } as const;
    const next = { ...edit("Pool", { name: "Spa" }), tried: [] };
    const [save] = queuedWith([{ ...stopped, problem }], next, { savedAt: 2, revision: "2" });
    expect(save).not.toHaveProperty("problem");
    expect(save).toMatchObject({ changes: { name: "Spa" } });
  });
});

describe("The list on the screen", () => {
  const show = (...saves: Order[]) =>
    withWaiting([row("Pool"), row("Bar")], kept(...saves), "amenities", HOTEL_ID).map(({ name }) => name);

  test("has what waits", () => {
    expect(show(add("Gym"))).toEqual(["Pool", "Bar", "Gym"]);
    expect(show(edit("Pool", { name: "Spa" }))).toEqual(["Spa", "Bar"]);
    expect(show(remove("Pool"))).toEqual(["Bar"]);
    expect(show(add("Gym"), { ...about("order"), type: "arrange", ids: ["Gym", "Bar", "Pool"] })).toEqual([
      "Gym",
      "Bar",
      "Pool",
    ]);
  });

  test("has nothing of another hotel or section", () => {
    expect(show({ ...add("Gym"), hotelId: "other" }, { ...add("Spa"), table: "faqs" })).toEqual([
      "Pool",
      "Bar",
    ]);
  });

  test("has a row once that has arrived, and again what could not be deleted", () => {
    expect(show(add("Pool"))).toEqual(["Pool", "Bar"]);
    const problem = { type: "refused", code: "42501", message: "", details: "" } as const;
    const stopped = kept(remove("Pool")).map((save) => ({ ...save, problem }));
    expect(withWaiting([row("Pool")], stopped, "amenities", HOTEL_ID)).toHaveLength(1);
  });
});

describe("Once a save is stored", () => {
  const stored = row("Pool", { updated_at: "2026-03-03" });

  test("it waits no longer", () => {
    const list = kept(add("Pool"), add("Bar"));
    expect(withoutSent(list, kept(add("Pool"))[0] as WaitingOrder, stored).map(targetOf)).toEqual(["Bar"]);
  });

  test("what was saved meanwhile goes on from there", () => {
    const [sent] = kept(add("Pool"));
    const list = kept(add("Pool"), edit("Pool", { place: "Garden" }));
    expect(withoutSent(list, sent as WaitingOrder, stored)).toEqual([
      expect.objectContaining({ type: "change", original: stored, changes: { place: "Garden" }, tried: [] }),
    ]);
  });
});

describe("An edit after one that has stopped", () => {
  const problem = { type: "refused", code: "IN003", message: "", details: "" } as const;
  const stopped = { ...(kept(edit("Pool", { name: "Spa" }))[0] as WaitingOrder), problem };

  test("has that one's values, when its form was opened before it stopped", () => {
    const onScreen = row("Pool", { name: "Spa" });
    expect(changeOver(stopped, onScreen, { place: "Garden" })).toEqual({
      ...{ original: row("Pool"), whole: true },
      changes: { name: "Spa", place: "Garden" },
    });
    expect(changeOver(stopped, onScreen, { name: "Bath" }).changes).toEqual({ name: "Bath" });
  });

  test("is all there is to store, when its form was opened from that one", () => {
    expect(changeOver(stopped, row("Pool"), { name: "Spa", place: "Garden" }).changes).toEqual({
      ...{ name: "Spa", place: "Garden" },
    });
    expect(changeOver(stopped, row("Pool"), { place: "Garden" }).changes).toEqual({ place: "Garden" });
  });

  test("goes over the newer version that its form has seen", () => {
    const newer = row("Pool", { updated_at: "2026-02-02", name: "Bath" });
    expect(changeOver(stopped, newer, { place: "Garden" })).toEqual({
      ...{ original: newer, whole: true },
      changes: { place: "Garden" },
    });
  });

  test("is as it is, where nothing has stopped", () => {
    const [waiting] = kept(edit("Pool", { name: "Spa" }));
    for (const before of [undefined, waiting]) {
      expect(changeOver(before, row("Pool"), { place: "Garden" })).toEqual({
        ...{ original: row("Pool"), changes: { place: "Garden" }, whole: false },
      });
    }
  });
});
