/** The description of a new hotel: it follows the language of the texts until its owner has written another. */
import { defaultDescription } from "../../../product.ts";
import { catalogueIn } from "../guest-catalogue.ts";

interface Welcoming {
  name: string;
  language: string;
  description: string;
}

/** English, where the words of the language cannot be loaded. */
export async function welcomeIn(language: string, hotelName: string): Promise<string> {
  if (language === "en") return defaultDescription(hotelName);
  try {
    const { messages } = await catalogueIn(language);
    return messages["print.welcome"].replace("{hotel}", () => hotelName);
  } catch {
    return defaultDescription(hotelName);
  }
}

/** @returns the changes, with the welcome in the new language where nobody has edited the old one */
export async function withWelcome<Changes extends Partial<Welcoming>>(
  hotel: Welcoming,
  changes: Changes,
): Promise<Changes> {
  const { language, description } = changes;
  if (language === undefined || description !== undefined) return changes;
  const usual = [defaultDescription(hotel.name), await welcomeIn(hotel.language, hotel.name)];
  if (!usual.includes(hotel.description)) return changes;
  return { ...changes, description: await welcomeIn(language, changes.name ?? hotel.name) };
}
