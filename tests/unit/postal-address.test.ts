import { expect, test } from "vitest";
import { addressParts } from "../../src/guest/items/postal-address.ts";

test.each([
  ["14 Harbour Walk, Larkhaven, ME 04999", ["14 Harbour Walk", "Larkhaven", "ME", "04999"]],
  ["Hauptstrasse 40\n3920 Zermatt VS", ["Hauptstrasse 40", "Zermatt", "VS", "3920"]],
  ["Laubengasse 21, 39012 Meran (BZ), Italien", ["Laubengasse 21", "Meran", "BZ", "39012"]],
  ["Kärntner Ring 9, A-1010 Wien", ["Kärntner Ring 9", "Wien", undefined, "1010"]],
  ["14 Royal Mile, Edinburgh EH1 2PB", ["14 Royal Mile", "Edinburgh", undefined, "EH1 2PB"]],
])(
  "machines read the parts of %j",
  (address, [streetAddress, addressLocality, addressRegion, postalCode]) => {
    expect(addressParts(address)).toEqual({
      ...{ streetAddress, addressLocality, postalCode },
      ...(addressRegion && { addressRegion }),
    });
  },
);

test.each([
  "25 Promenade des Anglais, Nice, France",
  // Their last parts are no towns.
  "The Old Rectory, Church Lane, Chipping Campden, Gloucestershire GL55 6JB",
  "12 MG Road, Bengaluru 560001, Karnataka",
  "Rua Barata Ribeiro 300, Rio de Janeiro - RJ, 22040-001",
  "10115 Berlin",
  "By the lake, second house on the left",
])("machines read %j as a text", (address) => {
  expect(addressParts(address)).toBeUndefined();
});
