/** Functions that change something for an owner, and for nobody else. */
import { HIDDEN_SECTION, NOWHERE, type Party } from "../parties.ts";
import { type Ask, as } from "./ask.ts";
import type { World } from "./world.ts";

/** PostgreSQL's invalid_parameter_value: another owner's hotel is answered like one that does not exist. */
const UNKNOWN = "22023";

/** PostgreSQL's insufficient_privilege: a policy. */
const REFUSED = "42501";

const NOT_THERE = "P0002";

export function aboutOrder({ owner, other, newcomer }: World): Ask[] {
  const reorder = `select public.reorder_items('custom_sections', '["${owner.sectionId}"]')`;
  const moved = `select count(*) from public.custom_sections where position = 1 and id = '${owner.sectionId}'`;
  return [
    ["the owner", as(owner), reorder, 1, moved],
    ["another owner", as(other), reorder, 0, moved],
    ["an owner without a hotel", as(newcomer), reorder, 0, moved],
  ];
}

export function aboutCopies({ owner, other, newcomer }: World): Ask[] {
  const copyId = "00000000-0000-4000-8000-000000000055";
  const copy = (from: Party, to: { hotelId: string }) =>
    `select public.copy_items('faqs', '["${from.rows.faqs}"]', '${to.hotelId}', '${copyId}')`;
  const copies = (to: { hotelId: string }) =>
    `select count(*) from public.faqs where hotel_id = '${to.hotelId}' and id = md5('${copyId}' || '${owner.rows.faqs}')::uuid`;
  return [
    ["another owner takes no row", as(other), copy(owner, other), 0, copies(other)],
    ["another owner gives no row", as(other), copy(other, owner), UNKNOWN],
    ["an owner without a hotel", as(newcomer), copy(owner, owner), UNKNOWN],
    ["the owner into the same hotel", as(owner), copy(owner, owner), 0, copies(owner)],
  ];
}

export function aboutCopiedSections({ owner, other, newcomer }: World): Ask[] {
  const copyId = "00000000-0000-4000-8000-000000000056";
  const copy = (from: Party, to: { hotelId: string }) =>
    `select public.copy_section('${from.sectionId}', '["${from.rows.custom_section_items}"]', '${to.hotelId}', '${copyId}')`;
  return [
    ["another owner takes no section", as(other), copy(owner, other), UNKNOWN],
    ["another owner gives no section", as(other), copy(other, owner), UNKNOWN],
    ["an owner without a hotel", as(newcomer), copy(owner, owner), UNKNOWN],
    ["the owner into the same hotel", as(owner), copy(owner, owner), UNKNOWN],
  ];
}

export function aboutUndo({ owner, other, newcomer, free, deleted }: World): Ask[] {
  const undo = ({ hotelId }: { hotelId: string }, id: string, undone = 1) =>
    `select 1 where (public.undo_changes('${hotelId}', '["${id}"]') ->> 'undone')::int = ${undone}`;
  const isBack = `select count(*) from public.important_contacts where id = '${deleted.another}' and created_at < now()`;
  return [
    ["the owner, to whom it comes back as old as it was", as(owner), undo(owner, deleted.another), 1, isBack],
    ["another owner", as(other), undo(owner, deleted.another), NOT_THERE],
    ["another owner in the own hotel", as(other), undo(other, deleted.another), NOT_THERE],
    ["an owner without a hotel", as(newcomer), undo(owner, deleted.another), NOT_THERE],
    ["the owner about what is there", as(owner), undo(owner, owner.rows.faqs ?? ""), NOT_THERE],
    ["the owner about an id that nobody has", as(owner), undo(owner, NOWHERE.sectionId), NOT_THERE],
    ["an owner whose plan has ended", as(free), undo(free, free.deletedSectionId), 1],
  ];
}

/** Each party has one change at least. */
export function aboutHistory({ owner, other, newcomer }: World): Ask[] {
  const entries = ({ hotelId }: { hotelId: string }) =>
    `select 1 where jsonb_array_length(public.history('${hotelId}')) > 0`;
  return [
    ["the owner", as(owner), entries(owner), 1],
    ["another owner", as(other), entries(owner), 0],
    ["another owner about their own", as(other), entries(other), 1],
    ["an owner without a hotel", as(newcomer), entries(owner), 0],
    ["the owner about no hotel", as(owner), entries(NOWHERE), 0],
  ];
}

export function aboutShowing({ owner, other, newcomer }: World): Ask[] {
  const show = (hotelId: string) => `select public.show_section('${hotelId}', '${HIDDEN_SECTION}')`;
  const shown = `select count(*) from public.section_visibility
    where is_visible and section_name = '${HIDDEN_SECTION}' and hotel_id = '${owner.hotelId}'`;
  return [
    ["the owner", as(owner), show(owner.hotelId), 1, shown],
    ["another owner", as(other), show(owner.hotelId), UNKNOWN],
    ["another owner about their own", as(other), show(other.hotelId), 0, shown],
    ["an owner without a hotel", as(newcomer), show(owner.hotelId), UNKNOWN],
    ["the owner about no hotel", as(owner), show(NOWHERE.hotelId), UNKNOWN],
  ];
}

export function aboutAddingCodes({ owner, other, newcomer }: World): Ask[] {
  const add = ({ hotelId }: { hotelId: string }) =>
    `select 1 where public.add_codes('${hotelId}', '[{"label": "Boat house"}]') = 1`;
  return [
    ["the owner", as(owner), add(owner), 1],
    ["another owner", as(other), add(owner), REFUSED],
    ["an owner without a hotel", as(newcomer), add(owner), REFUSED],
    ["the owner about no hotel", as(owner), add(NOWHERE), REFUSED],
  ];
}

export function aboutSettling({ owner, other, newcomer }: World): Ask[] {
  const settle = ({ hotelId }: { hotelId: string }) =>
    `select 1 where public.settle_missed_search('${hotelId}', 'sauna', 'en', 'dismissed')`;
  const settled = "select count(*) from innfo.missed_searches where dismissed";
  return [
    ["the owner", as(owner), settle(owner), 1],
    ["the owner settles one search alone", as(owner), settle(owner), 1, settled],
    ["another owner", as(other), settle(owner), 0, settled],
    ["an owner without a hotel", as(newcomer), settle(owner), 0, settled],
    ["the owner about no hotel", as(owner), settle(NOWHERE), 0, settled],
  ];
}
