/** Calls like those of the product's own pages, so that they reach the data. */
import fc from "fast-check";
import { field, jsonText } from "./values.ts";

export interface Call {
  method: string;
  target: string;
  /** JSON. */
  body: string;
}

const contact = { hotel_id: "{hotel}", type: "other", label: "Desk", number: "9" };
const faq = { hotel_id: "{hotel}", category: "General", question: "When?", answer: "Now" };
const amenity = {
  hotel_id: "{hotel}",
  name: "Pool",
  description: "Warm",
  timing: "Always",
  location: "Roof",
};
const visibility = { hotel_id: "{hotel}", section_name: "faqs", is_visible: false };
const visit = { hotel_id: "{hotel}", visit_id: "0198a1b2-0000-7000-8000-000000000000", source: "qr" };
const admin = "http://localhost/admin/subscription";

const CALLS: readonly [method: string, target: string, body: unknown][] = [
  ["POST", "/rest/v1/important_contacts?select=*", contact],
  ["POST", "/rest/v1/faqs?select=id", [faq, faq]],
  ["POST", "/rest/v1/amenities", amenity],
  ["POST", "/rest/v1/amenities", { ...amenity, hotel_id: "{witness}" }],
  ["POST", "/rest/v1/section_visibility?on_conflict=hotel_id,section_name", visibility],
  ["PATCH", "/rest/v1/faqs?hotel_id=eq.{hotel}", { answer: "Later" }],
  ["PATCH", "/rest/v1/faqs?hotel_id=eq.{witness}", { answer: "Later" }],
  ["PATCH", "/rest/v1/hotels?id=eq.{hotel}&select=*", { description: "By the sea", website_url: null }],
  ["PATCH", "/rest/v1/hotels?name=neq.x", { description: "All of them" }],
  ["DELETE", "/rest/v1/important_contacts?hotel_id=eq.{hotel}&label=like.D*", {}],
  ["DELETE", "/rest/v1/important_contacts?hotel_id=eq.{witness}", {}],
  ["GET", "/rest/v1/faqs?select=*&hotel_id=eq.{hotel}&order=created_at.desc&limit=10", {}],
  ["GET", "/rest/v1/amenities?hotel_id=in.({hotel},{witness})", {}],
  ["GET", "/rest/v1/hotels?select=id,name&user_id=eq.{userId}", {}],
  ["POST", "/rest/v1/rpc/guest_hotel", { hotel_id: "{witness}" }],
  ["POST", "/rest/v1/rpc/section_overview", { hotel_id: "{hotel}" }],
  ["POST", "/rest/v1/rpc/scan_analytics", { hotel_id: "{hotel}" }],
  [
    "POST",
    "/rest/v1/rpc/copy_section",
    { section_id: visit.visit_id, item_ids: [], to_hotel: "{hotel}", copy_id: visit.visit_id },
  ],
  ["POST", "/rest/v1/rpc/looked_for", { hotel_id: "{witness}" }],
  [
    "POST",
    "/rest/v1/rpc/settle_missed_search",
    { hotel_id: "{witness}", words: "sauna", language: "en", state: "dismissed" },
  ],
  ["POST", "/rest/v1/rpc/show_section", { hotel_id: "{hotel}", section_id: "faqs", instead_of: "tours" }],
  ["POST", "/rest/v1/rpc/show_section", { hotel_id: "{witness}", section_id: "faqs" }],
  ["POST", "/rest/v1/rpc/reorder_items", { table_name: "faqs", item_ids: [] }],
  [
    "POST",
    "/rest/v1/rpc/copy_items",
    { table_name: "faqs", item_ids: [], to_hotel: "{hotel}", copy_id: visit.visit_id },
  ],
  ["POST", "/rest/v1/rpc/undo_changes", { hotel_id: "{hotel}", row_ids: [visit.visit_id] }],
  ["POST", "/rest/v1/rpc/undo_changes", { hotel_id: "{witness}", since: "2026-01-01" }],
  ["POST", "/rest/v1/rpc/history", { hotel_id: "{hotel}", section: "faqs" }],
  ["POST", "/auth/v1/token?grant_type=password", { email: "{email}", password: "not the password" }],
  ["POST", "/auth/v1/token?grant_type=refresh_token", { refresh_token: "{refresh}" }],
  ["POST", "/auth/v1/recover", { email: "{email}" }],
  ["PUT", "/auth/v1/user", { data: { theme: "dark" } }],
  ["GET", "/auth/v1/sessions", {}],
  ["GET", "/view/{hotel}", {}],
  ["GET", "/auth/v1/verify?type=recovery&token=x&redirect_to=/admin", {}],
  ["POST", "/functions/v1/track-scan", visit],
  [
    "POST",
    "/functions/v1/stripe-checkout",
    { price_id: "price_simulated", success_url: admin, cancel_url: admin },
  ],
  ["POST", "/functions/v1/stripe-portal", { return_url: admin }],
  ["DELETE", "/storage/v1/object/logos", { prefixes: ["{hotel}/a.webp", "{witness}/a.webp"] }],
];

/** A call unchanged, with one addition (or duplicate), or with one value replaced. */
export const productCall: fc.Arbitrary<Call> = fc
  .tuple(fc.constantFrom(...CALLS), fc.nat(2), field, jsonText)
  .map(([[method, target, sent], how, name, value]) => {
    const text = JSON.stringify(sent);
    const more = text.replace(
      /\}(?=\]?$)/,
      `${text.includes(":") ? "," : ""}${JSON.stringify(name)}:${value}}`,
    );
    const other = text.replace(/:("[^"]*"|true|false|null)(?=[,}])/, `:${value.replaceAll("$", "$$$$")}`);
    return { method, target, body: [text, more, other][how] ?? text };
  });
