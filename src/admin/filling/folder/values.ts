/** The facts about a thing, as the fields of a section's item. */
import { namer } from "./any-of.ts";
import { type Facts, restOf } from "./facts.ts";
import kinds from "./words/kinds.json" with { type: "json" };
import { type Area, areaOf, CUISINE, FOOD } from "./words.ts";

type Values = Record<string, string>;

/** @returns undefined when nothing of that section is meant */
export function columnsFor(area: Exclude<Area, "important-contacts">, facts: Facts): Values | undefined {
  const { about, phone, website, email, timing, location, distance, address } = facts;
  const name = facts.name.slice(0, 120);
  switch (area) {
    case "amenities":
      return { name, description: restOf(facts, ["timing", "location"]) || about, timing, location };
    case "restaurants":
      return {
        name,
        cuisine: facts.cuisine,
        distance,
        tip: restOf(facts, ["cuisine", "distance", "address"]).slice(0, 300),
        phone,
        address,
      };
    case "transport": {
      const type = typeOf(`${name} ${about}`);
      return phone || (type && about === "") ? { name, type: type ?? "Taxi", phone, website } : undefined;
    }
    case "tours":
      return { name, specialty: (restOf(facts, []) || about).slice(0, 200), phone, email, website };
    case "shopping": {
      const category = shopOf(name) ?? shopOf(about) ?? "Souvenir Shop";
      const description = restOf(facts, ["distance", "address"]) || about;
      return { name, category, description, distance, phone, address, website };
    }
    case "must-visit": {
      const category = sightOf(name) ?? sightOf(about) ?? "Historical Site";
      const facing = { distance, estimated_time: facts.duration, address, entry_fee: facts.fee };
      const description = restOf(facts, ["distance", "duration", "address", "fee"]) || about;
      return { name, category, description, ...facing, phone, website };
    }
  }
}

/** Where something is that only its own words tell. */
export function areaByWords({ name, about, distance, address, fee, phone }: Facts): Area | undefined {
  const text = `${name} ${about}`;
  const isFood = CUISINE.test(text) || FOOD.test(text);
  if (isFood && (distance || address || phone)) return "restaurants";
  if (sightOf(name)) return distance || address || fee ? "must-visit" : undefined;
  if (shopOf(name) ?? areaOf(name) === "shopping") return distance || address ? "shopping" : undefined;
  return undefined;
}

const typeOf = namer(kinds.transport, "iu");
const shopOf = namer(kinds.shops, "iu");
const sightOf = namer(kinds.sights, "iu");
